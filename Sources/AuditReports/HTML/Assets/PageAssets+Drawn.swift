extension PageAssets {
  /// The style sheet of the page in `Page/drawn.css`, written by `Tests/Scripts/generate-page`.
  static let drawn = #"""
    .tag{border:1px solid var(--line);border-radius:999px;display:inline-block;font-size:.8125rem;padding:1px \#
    10px;font-weight:600;white-space:nowrap}.tag.is-fail{background:var(--fail-well)}.tag.is-pass{background:var(--pass-\#
    well)}.tag.is-open{background:var(--open-well)}.card{border:1px solid \#
    var(--line);border-radius:16px;overflow:hidden;background:var(--paper)}.card{margin:0 0 \#
    24px}.title{display:flex;flex-wrap:wrap;gap:2px 14px;align-items:baseline;padding:16px 20px \#
    0;font-size:.9375rem}.title h3{font-size:1.1875rem}.part+.part{border-top:1px solid \#
    var(--line)}.part>.head{padding-top:10px}.live{display:block}.unseen{position:absolute;clip-path:inset(50%);height:1\#
    px;width:1px;overflow:hidden}button.small{min-height:28px;padding:1px \#
    10px;font-size:.875rem}.steps{max-width:none;font-variant-numeric:tabular-nums;font-size:.9375rem}.head{display:flex\#
    ;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:16px 20px 12px}.head \#
    p{margin:0;flex-basis:100%;color:var(--quiet);font-size:.9375rem;max-width:none}.variants{display:grid;grid-template\#
    -columns:repeat(4,1fr);gap:1px;background:var(--line);border-block:1px solid var(--line)}.variants \#
    figure{margin:0;background:var(--paper);display:flex;flex-direction:column;min-width:0}.variants.one{grid-template-c\#
    olumns:1fr 1fr;background:none}.one figure{border-right:1px solid var(--line)}.variants .stage{flex:1}.variants \#
    figcaption{padding:8px 14px 10px;font-size:.8125rem;line-height:1.4;border-top:1px solid \#
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
    0;font-size:.9375rem;margin:0}.patches{display:grid;grid-template-columns:repeat(auto-fit,minmax(84px,1fr));border-b\#
    lock:1px solid var(--line)}.patches>div{font-size:.75rem;min-width:0}.patch{height:44px;box-shadow:inset 0 0 0 1px \#
    var(--line);forced-color-adjust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}.patches \#
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
    0}mark{background:var(--open-well);color:var(--open)}#switch{margin-left:auto;display:flex;flex-wrap:wrap;gap:6px \#
    10px}.segments{border:0;padding:3px;margin:0;display:flex;flex-wrap:wrap;gap:2px;background:var(--well);border-radiu\#
    s:10px;min-width:0}.segments \#
    legend{position:absolute;clip-path:inset(50%);height:1px;width:1px;overflow:hidden}.segments \#
    label{position:relative;padding:3px 11px;border-radius:8px;font-size:.875rem;cursor:pointer}.segments \#
    input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}.segments \#
    label:has(:checked){background:var(--paper);box-shadow:0 0 0 1px var(--edge);font-weight:600}.segments \#
    label:has(:focus-visible){outline:3px solid var(--link);outline-offset:1px}@media \#
    (max-width:900px){.variants{grid-template-columns:repeat(2,1fr)}.variants.one{grid-template-columns:1fr}#switch{marg\#
    in-left:0}.token{grid-template-columns:minmax(0,1fr)}.rulers{border-left:0;border-top:1px solid var(--line)}}@media \#
    (max-width:560px){.stage{min-height:84px;padding:10px}.surface{padding:7px \#
    10px}.sample.boundary{width:72px}.slider{grid-template-columns:1fr}.head,.title,.more,.slider,.ruler,.rulers>.quiet{\#
    padding-inline:14px}.list thead{display:none}.list tr{display:block;border-bottom:1px solid var(--line);padding:8px \#
    0}.list td,.list th{display:block;border:0;padding:2px 0;text-align:left}.list td:empty{display:none}.list \#
    .n::before{content:attr(data-label) " ";color:var(--quiet)}}@media (forced-colors:active){.segments \#
    label:has(:checked){outline:2px solid Highlight}.tag,.card{border-color:CanvasText}}
    """#
}
