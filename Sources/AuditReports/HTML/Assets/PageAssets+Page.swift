extension PageAssets {
  /// The style sheet of the page in `Page/page.css`, written by `Tests/Scripts/generate-page`.
  static let page = #"""
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
    adding:8px \#
    14px;z-index:9}.skip:focus{left:8px}h1{font-size:clamp(1.5rem,3.6vw,2.375rem);line-height:1.16;letter-spacing:-.02em\#
    ;margin:0 0 \#
    16px;max-width:34ch;text-wrap:balance}h2{font-size:1.5rem;letter-spacing:-.012em;line-height:1.2;margin:34px 0 \#
    4px}h3{font-size:1.0625rem;line-height:1.3;margin:0}h4{font-size:.9375rem;line-height:1.3;margin:0;font-weight:600}p\#
    {max-width:74ch;margin:8px 0}.quiet,.place{color:var(--quiet)}header>.quiet{margin:14px 0 \#
    0}section>.quiet{margin:4px 0 20px}a{color:var(--link);text-underline-offset:.15em}code{font:.875em/1.4 \#
    ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans \#
    Mono",monospace}.place{font-size:.875rem}button,select,input{font:inherit;color:var(--ink)}button,select,input[type=\#
    search]{background:var(--paper);border:1px solid var(--edge);border-radius:8px;padding:5px \#
    12px;min-height:36px;max-width:100%}button{cursor:pointer}button:hover{background:var(--well)}button:disabled{color:\#
    var(--quiet);border-style:dashed;cursor:default}input[type=range]{accent-color:var(--link);width:100%;min-height:28p\#
    x;margin:0}:focus-visible{outline:3px solid \#
    var(--link);outline-offset:2px}summary{cursor:pointer;color:var(--link);padding:4px \#
    0;width:fit-content}b{font-weight:650}.is-fail{color:var(--fail)}.is-pass{color:var(--pass)}.is-open{color:var(--ope\#
    n)}nav{position:sticky;top:0;z-index:3;background:var(--paper);border-bottom:1px solid \#
    var(--line);margin-top:20px;padding:8px max(24px,calc(50vw - 560px));display:flex;flex-wrap:wrap;gap:6px \#
    20px;align-items:center}nav ul{display:flex;gap:2px 18px;list-style:none;margin:0;padding:0 28px 0 \#
    3px;mask-image:linear-gradient(90deg,black calc(100% - 28px),transparent);flex:1 1 \#
    300px;min-width:0;overflow-x:auto;white-space:nowrap}nav \#
    a{color:var(--ink);text-decoration:none;display:inline-block;padding:5px 0;border-bottom:2px solid transparent}nav \#
    a:hover{border-color:var(--edge)}.stage{min-height:104px;display:grid;place-items:center;padding:14px;forced-color-a\#
    djust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact;text-align:center}.surface{display:grid;place-i\#
    tems:center;padding:9px \#
    18px;border-radius:13px;max-width:100%;min-height:44px}.sample{font-style:normal;font-size:17px;max-width:100%}.samp\#
    le.text::before{content:var(--t,"Aa")}.sample[data-text]::before,.chip::before{content:attr(data-text)}.sample.bound\#
    ary,.sample.focus{border:1px \#
    solid;border-radius:10px;width:116px;height:40px}.sample.focus{border-width:3px}.sample.stroke{width:116px;height:2p\#
    x;background:currentColor}.sample.graphic{width:28px;height:28px;background:currentColor;clip-path:polygon(50% \#
    0,62% 34%,98% 35%,69% 56%,80% 91%,50% 70%,20% 91%,31% 56%,2% 35%,38% \#
    34%)}.chip,.dot{display:inline-block;border:1px solid \#
    var(--edge);forced-color-adjust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact;font-style:normal}.ch\#
    ip{font-size:.75rem;font-weight:700;line-height:1.4;padding:0 \#
    6px;border-radius:6px;min-width:30px;text-align:center}.dot{width:.9em;height:.9em;border-radius:50%;vertical-align:\#
    -.1em;margin:0 .3em 0 .1em}.scroll{overflow-x:auto;margin:0 -4px;padding:0 \#
    4px}table{border-collapse:collapse;width:100%;font-size:.9375rem}th{text-align:left;font-weight:600;color:var(--quie\#
    t);white-space:nowrap}th,td{padding:8px 16px 8px 0;border-bottom:1px solid \#
    var(--line);vertical-align:top}td{min-width:4.5em}.n,.right{text-align:right;white-space:nowrap}th.right{text-align:\#
    right}footer{margin-top:40px;padding-top:16px;padding-bottom:48px;color:var(--quiet);font-size:.875rem}header \#
    p,main p,main li{max-width:96ch}main ul{padding-left:20px;margin:10px 0}main li{margin:5px 0}h3{margin:20px 0 \#
    5px}details{margin:10px 0}.part{border-top:1px solid \#
    var(--line);margin:0}.part>summary{font-size:1.125rem;font-weight:600;color:inherit}.part \#
    h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}pre{margin:8px \#
    0;font-size:.875rem}.n1 :is(td,th):nth-child(1),.n2 :is(td,th):nth-child(2),.n3 :is(td,th):nth-child(3),.n4 \#
    :is(td,th):nth-child(4),.n5 :is(td,th):nth-child(5),.n6 :is(td,th):nth-child(6),.n7 :is(td,th):nth-child(7),.n8 \#
    :is(td,th):nth-child(8),.n9 :is(td,th):nth-child(9),.n10 :is(td,th):nth-child(10),.n11 \#
    :is(td,th):nth-child(11),.n12 :is(td,th):nth-child(12){text-align:right}article{border-top:1px solid \#
    var(--line);padding-bottom:8px}article h3{margin-top:16px}.tiles{margin:8px 0;max-width:100%}.tiles \#
    p{margin:0;font-size:.875rem}.tiles>p \#
    span{color:var(--quiet)}.strip{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(180px,100%),1fr));gap:\#
    8px 14px;margin:4px 0 10px}.tiles .surface{min-height:34px;padding:4px 14px}.tiles \#
    .stage{min-height:48px;padding:8px;border:1px solid var(--line);border-radius:6px}.tiles .strip \#
    p{font-size:.75rem;line-height:1.35;padding:4px 0}.tiles b{font-size:.8125rem}.grid{margin:12px 0;columns:2 \#
    320px;column-gap:24px;font-size:.75rem}.grid figcaption{column-span:all;color:var(--quiet);padding-bottom:4px}.grid \#
    div{display:grid;grid-template-columns:minmax(0,2fr) repeat(auto-fit,minmax(5.6em,1fr));break-inside:avoid}.grid \#
    span{padding:3px 8px 3px 0}.grid i{font-style:normal;text-align:center;padding:3px 0;border:1px solid \#
    var(--line);forced-color-adjust:none;print-color-adjust:exact}.hue{display:block;width:100%;max-width:760px;height:a\#
    uto;margin:6px 0;forced-color-adjust:none;print-color-adjust:exact}.hue [fill]{width:80px;height:26px}.hue \#
    .scale{fill:var(--well)}.hue .window{fill:var(--link)}.hue .now{fill:var(--ink)}@media \#
    print,(max-width:560px){.strip{grid-template-columns:repeat(auto-fill,minmax(min(104px,100%),1fr));gap:6px \#
    10px;margin:4px 0 8px}.tiles .stage{min-height:40px;padding:6px}}@media \#
    (max-width:560px){header,main,footer{padding-inline:16px}.sample{line-height:1.15}.tiles .strip \#
    p{line-height:1.25;padding:2px 0}p{margin:6px \#
    0}nav{padding-inline:16px;position:static}html{scroll-padding-top:12px}.tiles .surface{padding:5px 8px}main \#
    ul{padding-left:16px;margin:6px 0}main li{margin:2px 0;line-height:1.36}main>section:not(.scripted) .scroll \#
    table{min-width:720px}h2{margin-top:26px}h3{margin:20px 0 4px}article h3{margin-top:10px}}@media \#
    (forced-colors:active){.sample.graphic,.sample.stroke{background:currentColor}}@media \#
    (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}@media \#
    print{details::details-content{content-visibility:visible;height:auto}.scripted,nav,.skip{display:none!important}bod\#
    y{font-size:9pt;line-height:1.35}h1{font-size:20pt}.tiles,tr{break-inside:avoid}h2,h3,h4{break-after:avoid}header,ma\#
    in,footer{max-width:none;padding:0}.scroll{overflow:visible}pre{columns:3;font-size:6.5pt;line-height:1.15;overflow:\#
    visible}table{font-size:8pt}td,th{padding-block:1px}h3{margin-top:8px}h2{margin-top:14px}}@page{margin:14mm}
    """#
}
