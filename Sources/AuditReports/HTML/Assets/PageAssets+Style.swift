extension PageAssets {
  /// The style sheet of the page, written by `Tests/Scripts/generate-page`.
  static let style = #"""
    :root{color-scheme:light \#
    dark;--ink:#1B1B1F;--quiet:#47474F;--paper:#FFFFFF;--well:#F3F3F6;--line:#D9D9DE;--edge:#72727A;--link:#0A4FA3;--fai\#
    l:#99140F;--fail-well:#FCEDEC;--pass:#125A27;--pass-well:#E8F5EC;--open:#6B4500;--open-well:#FCF3E0;}@media \#
    (prefers-color-scheme:dark){:root{--ink:#F2F2F5;--quiet:#BDBDC6;--paper:#17171A;--well:#222227;--line:#3A3A41;--edge\#
    :#8E8E96;--link:#9CC6FF;--fail:#FFB3AD;--fail-well:#3A1B1A;--pass:#98E0A9;--pass-well:#16301D;--open:#F2CB80;--open-\#
    well:#33270F;}}@media \#
    (prefers-contrast:more){:root{--ink:#000000;--quiet:#26262B;--paper:#FFFFFF;--well:#E6E6EC;--line:#72727A;--edge:#3A\#
    3A40;--link:#063A7A;--fail:#7A0B07;--fail-well:#FFFFFF;--pass:#0A4A1B;--pass-well:#FFFFFF;--open:#523400;--open-well\#
    :#FFFFFF;}}@media (prefers-contrast:more) and \#
    (prefers-color-scheme:dark){:root{--ink:#FFFFFF;--quiet:#E3E3E8;--paper:#000000;--well:#17171A;--line:#8E8E96;--edge\#
    :#C6C6CC;--link:#BFDAFF;--fail:#FFCFCB;--fail-well:#000000;--pass:#BDEFC8;--pass-well:#000000;--open:#FADFAE;--open-\#
    well:#000000;}}*{box-sizing:border-box}html{font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,"Noto \#
    Sans","DejaVu \#
    Sans",sans-serif;scroll-padding-top:112px;-webkit-text-size-adjust:100%}body{margin:0;background:var(--paper);color:\#
    var(--ink);overflow-wrap:anywhere}[hidden]{display:none!important}header,main,footer{max-width:1168px;margin:0 \#
    auto;padding:0 \#
    24px}header{padding-top:44px}.skip{position:absolute;left:-999px;top:8px;background:var(--paper);color:var(--link);p\#
    adding:8px 14px;z-index:9}.skip:focus{left:8px}.eyebrow{color:var(--quiet);font-size:.875rem;margin:0 0 \#
    6px}h1{font-size:clamp(1.5rem,3.6vw,2.375rem);line-height:1.16;letter-spacing:-.02em;margin:0 0 \#
    16px;max-width:34ch;text-wrap:balance}h2{font-size:1.5rem;letter-spacing:-.012em;line-height:1.2;margin:56px 0 \#
    4px}h3{font-size:1.0625rem;line-height:1.3;margin:0}h4{font-size:.9375rem;line-height:1.3;margin:0;font-weight:600}p\#
    {max-width:74ch;margin:8px 0}.lead{font-size:1.0625rem}.quiet,.place{color:var(--quiet)}header>.quiet{margin:14px 0 \#
    0}section>.quiet{margin:4px 0 20px}a{color:var(--link);text-underline-offset:.15em}code{font:.875em/1.4 \#
    ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans \#
    Mono",monospace}.place{font-size:.875rem}button,select,input{font:inherit;color:var(--ink)}button,select,input[type=\#
    search]{background:var(--paper);border:1px solid var(--edge);border-radius:8px;padding:5px \#
    12px;min-height:36px;max-width:100%}button{cursor:pointer}button:hover{background:var(--well)}button:disabled{color:\#
    var(--quiet);border-style:dashed;cursor:default}input[type=range]{accent-color:var(--link);width:100%;min-height:28p\#
    x;margin:0}:focus-visible{outline:3px solid \#
    var(--link);outline-offset:2px}summary{cursor:pointer;color:var(--link);padding:4px \#
    0;width:fit-content}.facts{display:flex;flex-wrap:wrap;gap:8px;padding:0;margin:20px 0 \#
    0;list-style:none;font-size:.9375rem}.facts li,.tag{border:1px solid var(--line);border-radius:999px;padding:4px \#
    14px}.facts li{border-radius:17px}b{font-weight:650}.facts [data-sign]::before{content:attr(data-sign) " "}.facts \#
    b,.n,.ratio{font-variant-numeric:tabular-nums}.tag{display:inline-block;font-size:.8125rem;padding:1px \#
    10px;font-weight:600;white-space:nowrap}.is-fail{color:var(--fail)}.is-pass{color:var(--pass)}.is-open{color:var(--o\#
    pen)}.facts .is-fail,.tag.is-fail{background:var(--fail-well)}.facts \#
    .is-pass,.tag.is-pass{background:var(--pass-well)}.facts \#
    .is-open,.tag.is-open{background:var(--open-well)}nav{position:sticky;top:0;z-index:3;background:var(--paper);border\#
    -bottom:1px solid var(--line);margin-top:28px;padding:8px max(24px,calc(50vw - \#
    560px));display:flex;flex-wrap:wrap;gap:6px 20px;align-items:center}nav ul{display:flex;flex-wrap:wrap;gap:2px \#
    18px;list-style:none;margin:0;padding:0}nav \#
    a{color:var(--ink);text-decoration:none;display:inline-block;padding:5px 0;border-bottom:2px solid transparent}nav \#
    a:hover{border-color:var(--edge)}#switch{margin-left:auto;display:flex;flex-wrap:wrap;gap:6px \#
    10px}.segments{border:0;padding:3px;margin:0;display:flex;flex-wrap:wrap;gap:2px;background:var(--well);border-radiu\#
    s:10px;min-width:0}.segments \#
    legend{position:absolute;clip-path:inset(50%);height:1px;width:1px;overflow:hidden}.segments \#
    label{position:relative;padding:3px 11px;border-radius:8px;font-size:.875rem;cursor:pointer}.segments \#
    input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}.segments \#
    label:has(:checked){background:var(--paper);box-shadow:0 0 0 1px var(--edge);font-weight:600}.segments \#
    label:has(:focus-visible){outline:3px solid \#
    var(--link);outline-offset:1px}.edits{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(300px,100%),1fr)\#
    );gap:20px;padding:0;margin:20px 0 0;list-style:none;counter-reset:e}.edits>li,.card{border:1px solid \#
    var(--line);border-radius:16px;overflow:hidden;background:var(--paper)}.edits>li{counter-increment:e}.edits:not(.cha\#
    nges) h3::before{content:counter(e) ". ";color:var(--quiet)}.words{padding:14px 18px 18px}.words p{margin:6px 0 \#
    0;font-size:.9375rem}.looks{display:grid;grid-template-columns:1fr 1fr;border-bottom:1px solid var(--line)}.looks \#
    figure{margin:0}.looks figure:only-child{grid-column:1/-1}.looks figure+figure{border-left:1px solid \#
    var(--line)}.looks figcaption{padding:7px 14px 8px;font-size:.875rem;border-top:1px solid \#
    var(--line)}.stage{min-height:104px;display:grid;place-items:center;padding:14px;forced-color-adjust:none;print-colo\#
    r-adjust:exact;-webkit-print-color-adjust:exact;text-align:center}.sample{font-size:1.1875rem;font-weight:600;max-wi\#
    dth:100%}.sample::before,.chip::before{content:attr(data-text)}.sample.boundary{border:2px \#
    solid;border-radius:10px;width:116px;height:40px}.sample.boundary::before,.sample.graphic::before{content:""}.sample\#
    .graphic{width:38px;height:38px;background:currentColor;border-radius:50% 50% 50% \#
    0;transform:rotate(-45deg)}.chip,.dot{display:inline-block;border:1px solid \#
    var(--edge);forced-color-adjust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact;font-style:normal}.ch\#
    ip{font-size:.75rem;font-weight:700;line-height:1.4;padding:0 \#
    6px;border-radius:6px;min-width:30px;text-align:center}.dot{width:.9em;height:.9em;border-radius:50%;vertical-align:\#
    -.1em;margin:0 .3em 0 .1em}.scroll{overflow-x:auto;margin:0 -4px;padding:0 \#
    4px}table{border-collapse:collapse;width:100%;font-size:.9375rem}th{text-align:left;font-weight:600;color:var(--quie\#
    t);white-space:nowrap}th,td{padding:8px 16px 8px 0;border-bottom:1px solid \#
    var(--line);vertical-align:top}td{min-width:4.5em}.n,.right{text-align:right;white-space:nowrap}th.right{text-align:\#
    right}.unread{padding:0 0 0 20px;margin:14px 0 0}.unread li{margin:6px \#
    0;max-width:90ch}footer{margin-top:64px;padding-top:16px;padding-bottom:48px;color:var(--quiet);font-size:.875rem}.c\#
    ard{margin:0 0 24px}.title{display:flex;flex-wrap:wrap;gap:2px 14px;align-items:baseline;padding:16px 20px \#
    0;font-size:.9375rem}.title h3{font-size:1.1875rem}.part+.part{border-top:1px solid \#
    var(--line)}.part>.head{padding-top:10px}.live{display:block}.unseen{position:absolute;clip-path:inset(50%);height:1\#
    px;width:1px;overflow:hidden}button.small{min-height:28px;padding:1px \#
    10px;font-size:.875rem}.steps{max-width:none;font-variant-numeric:tabular-nums;font-size:.9375rem}.head{display:flex\#
    ;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:16px 20px 12px}.head \#
    p{margin:0;flex-basis:100%;color:var(--quiet);font-size:.9375rem;max-width:none}.variants{display:grid;grid-template\#
    -columns:repeat(4,1fr);gap:1px;background:var(--line);border-block:1px solid var(--line)}.variants \#
    figure{margin:0;background:var(--paper);display:flex;flex-direction:column;min-width:0}.variants.one{grid-template-c\#
    olumns:1fr 1fr;background:none}.one figure{border-right:1px solid var(--line)}.variants \#
    .stage{flex:1}.surface{display:grid;place-items:center;padding:9px \#
    18px;border-radius:13px;max-width:100%;min-height:44px}.variants figcaption{padding:8px 14px \#
    10px;font-size:.8125rem;line-height:1.4;border-top:1px solid \#
    var(--line)}.ratio{font-weight:650;font-size:1.0625rem;display:block}.more{display:flex;flex-wrap:wrap;gap:0 \#
    28px;padding:8px 20px \#
    14px;font-size:.9375rem}.more>details{min-width:0}.more>details[open]{flex-basis:100%}.slider{display:grid;grid-temp\#
    late-columns:auto minmax(120px,1fr) 15ch;gap:4px 18px;align-items:start;padding:12px 20px;border-bottom:1px solid \#
    var(--line);font-size:.9375rem}.stops{display:flex;justify-content:space-between;font-size:.8125rem;color:var(--quie\#
    t);gap:8px}.slider output{font-variant-numeric:tabular-nums}.filters{display:flex;flex-wrap:wrap;gap:10px \#
    14px;align-items:end;margin:0 0 16px}.filters \#
    label{display:grid;gap:2px;font-size:.875rem;color:var(--quiet);min-width:0}.filters \#
    select{max-width:230px}.filters .wide{flex:1 1 220px}.filters .wide \#
    input{width:100%}.pager{display:flex;flex-wrap:wrap;gap:10px 16px;align-items:center;margin:14px 0 0}.list .group \#
    td{padding-top:22px}.group h3{font-size:1rem}.group .quiet{font-weight:400}.links{display:flex;flex-wrap:wrap;gap:0 \#
    18px;align-items:baseline}.links details[open]{flex-basis:100%}.tokens{display:grid;gap:20px}.tokens \#
    .card{margin:0}.token{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr)}.rulers{border-left:1px solid \#
    var(--line);padding:4px 0 12px}.rulers>.quiet{padding:10px 20px \#
    0;font-size:.9375rem;margin:0}.strip{display:grid;grid-template-columns:repeat(auto-fit,minmax(84px,1fr));border-blo\#
    ck:1px solid var(--line)}.strip>div{font-size:.75rem;min-width:0}.patch{height:44px;box-shadow:inset 0 0 0 1px \#
    var(--line);forced-color-adjust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}.strip \#
    p{margin:0;padding:5px 8px 6px;line-height:1.35}.ruler{padding:12px 20px 4px;font-size:.875rem}.ruler \#
    h4{font-size:.875rem;color:var(--quiet);font-weight:500}.mark{position:relative;height:22px}.mark \#
    span{position:absolute;white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums;max-width:100%;overflow:\#
    hidden;text-overflow:ellipsis}.scale-box{position:relative;padding-top:6px}.ruler \#
    svg{width:100%;height:30px;display:block;overflow:visible;forced-color-adjust:none;print-color-adjust:exact;-webkit-\#
    print-color-adjust:exact}.ruler .scale{stroke:var(--edge);vector-effect:non-scaling-stroke}.ruler \#
    .window{fill:var(--pass)}.tick{position:absolute;top:0;height:28px;width:0;border-left:3px solid \#
    var(--ink);box-shadow:0 0 0 1px \#
    var(--paper);margin-left:-1.5px;forced-color-adjust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}.\#
    ruler p{margin:4px 0 0}.matrix{width:auto;font-size:.8125rem}.matrix th,.matrix td{padding:0;border:0}.matrix \#
    td{min-width:0}.matrix thead th{vertical-align:bottom;padding:4px}.matrix thead \#
    span{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:500}.matrix tbody \#
    th{vertical-align:middle;height:30px;padding:0 10px 0 0;font-weight:500;color:var(--ink)}.matrix \#
    td{padding:4px;vertical-align:middle}.matrix td \#
    div{height:26px;width:62px;display:grid;place-items:center;border:1px solid \#
    var(--line);border-radius:6px;forced-color-adjust:none;print-color-adjust:exact;font-weight:700}.matrix td \#
    div::before{content:"Aa"}.matrix td div[data-declared]{border:2px solid var(--ink);height:28px;margin:-1px \#
    0}.matrix .quiet span{font-size:.75rem}.pagers{display:flex;flex-wrap:wrap;gap:4px \#
    40px}.pagers>div{display:flex;flex-wrap:wrap;gap:0 14px;align-items:baseline}.matrix \#
    td>span{display:block;text-align:center;font-variant-numeric:tabular-nums;white-space:nowrap}.sights{display:grid;gr\#
    id-template-columns:repeat(auto-fill,minmax(min(200px,100%),1fr));gap:16px}.sights figure{margin:0}.sights \#
    figcaption{padding:8px 14px;font-size:.875rem}.sights figcaption p{margin:2px 0 0}.distinct{margin:0 0 \#
    28px}.distinct h3{margin:0 0 4px}.legend{columns:4 180px;padding-left:1.6em;margin:0 0 \#
    14px;font-size:.875rem}.row{display:flex;flex-wrap:wrap;forced-color-adjust:none;print-color-adjust:exact}.row \#
    div{flex:1 1 22%;height:44px}.sum{font-size:.875rem;max-width:100%}.sum .quiet{font-weight:400}.sum td,.sum \#
    th{padding:4px 14px 4px 0}.rule{border-left:3px solid var(--edge);padding:2px 0 2px 14px;margin:8px \#
    0}mark{background:var(--open-well);color:var(--open)}@media \#
    (max-width:900px){.variants{grid-template-columns:repeat(2,1fr)}.variants.one{grid-template-columns:1fr}#switch{marg\#
    in-left:0}.token{grid-template-columns:minmax(0,1fr)}.rulers{border-left:0;border-top:1px solid var(--line)}}@media \#
    (max-width:560px){header,main,footer{padding-inline:16px}nav{padding-inline:16px;position:static}html{scroll-padding\#
    -top:12px}.stage{min-height:84px;padding:10px}.sample{font-size:1rem}.surface{padding:7px \#
    10px}.sample.boundary{width:72px}.slider{grid-template-columns:1fr}.head,.title,.more,.slider,.ruler,.rulers>.quiet{\#
    padding-inline:14px}.list thead,.plain thead{display:none}.plain tr{display:block;border-bottom:1px solid \#
    var(--line);padding:8px 0}.plain td{display:block;border:0;padding:1px 0;text-align:left!important}.plain \#
    td:empty{display:none}.list tr{display:block;border-bottom:1px solid var(--line);padding:8px 0}.list td,.list \#
    th{display:block;border:0;padding:2px 0;text-align:left}.list td:empty{display:none}.list \#
    .n::before{content:attr(data-label) " ";color:var(--quiet)}}@media (forced-colors:active){.segments \#
    label:has(:checked){outline:2px solid Highlight}.tag,.facts \#
    li,.card,.edits>li{border-color:CanvasText}.sample.graphic{background:currentColor}}@media \#
    (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}@media \#
    print{nav,.skip,.filters,.pager,.slider{display:none!important}body{font-size:11pt}h1{font-size:22pt}.part,.token,.r\#
    uler,.variants figure,.edits>li,.sights \#
    figure,tr{break-inside:avoid}h2,h3,h4,.title,.head,section>.quiet{break-after:avoid}.token{grid-template-columns:min\#
    max(0,2fr) minmax(0,3fr)}.more details:not([open]),.links,.list \#
    button{display:none}.edits{grid-template-columns:repeat(3,1fr)}.sample{font-size:1rem}header,main,footer{max-width:n\#
    one;padding:0}.scroll{overflow:visible}.variants{grid-template-columns:repeat(4,1fr)}.stage{min-height:64px}h2{margi\#
    n-top:28px}}@page{margin:14mm}.plain td:first-child,.changed \#
    td:first-child{font-weight:600;white-space:nowrap}.plain th:nth-child(4),.plain \#
    th:nth-child(5){text-align:right}.changed td{color:var(--ink)}.changed .is-fail \#
    td:first-child{color:var(--fail)}.changed .is-pass td:first-child{color:var(--pass)}.plain tr \#
    td{color:var(--ink)}.plain .is-fail td:first-child{color:var(--fail)}.plain .is-open \#
    td:first-child{color:var(--open)}.plain .chip::before{content:"Aa"}.plain td:nth-child(4),.plain \#
    td:nth-child(5){text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.plain \#
    td:last-child{font-size:.875rem;color:var(--quiet);min-width:14em}
    """#
}
