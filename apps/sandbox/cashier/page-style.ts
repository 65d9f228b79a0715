/**
 * One calm, light page for every method; the brand gives only its colour. It fits into a frame 480
 * px high and 360 px wide.
 */
export const PAGE_STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{font:400 16px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;color:#17212b;background:#eef1f4}
body{margin:0;min-height:100dvh;display:grid;align-content:start;justify-items:center}
.sheet{width:100%;max-width:460px;min-height:100dvh;background:#fff;display:flex;flex-direction:column}
@media (min-width:520px) and (min-height:560px){.sheet{min-height:0;margin-block:24px;border-radius:14px;box-shadow:0 1px 2px #1018280f,0 12px 32px -12px #10182833}}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:12px 20px;border-block-start:4px solid var(--brand);border-block-end:1px solid #e3e8ee}
.sheet>header{border-start-start-radius:inherit;border-start-end-radius:inherit}
header img{height:30px;max-width:46%;object-fit:contain;object-position:left center}
header img:dir(rtl){object-position:right center}
.sum{text-align:end;line-height:1.25}
.sum small{display:block;font-size:.78rem;color:#556270}
.sum b{font-size:1.25rem;font-variant-numeric:tabular-nums}
main{padding:14px 20px 12px;display:grid;gap:12px;flex:1;align-content:start}
h1{font-size:1.2rem;line-height:1.25;margin:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
p{margin:0}
form{display:grid;gap:12px;margin:0}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:start}
.field{display:grid;gap:4px;min-width:0}
label{font-size:.875rem;font-weight:600}
input:not([type=radio]){font:inherit;color:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid #7a8794;border-radius:8px;background:#fff}
input.num{direction:ltr;font-variant-numeric:tabular-nums;letter-spacing:.02em}
[dir=rtl] input.num{text-align:right}
input[aria-invalid=true]{border-color:#b42318;box-shadow:0 0 0 1px #b42318}
:focus-visible{outline:3px solid color-mix(in srgb,var(--brand) 55%,#fff);outline-offset:2px}
.hint{font-size:.8rem;color:#556270}
.error{font-size:.84rem;color:#b42318;font-weight:500}
button,.button{font:inherit;font-weight:650;min-height:46px;border-radius:10px;border:0;padding:10px 18px;cursor:pointer;text-align:center;text-decoration:none;display:block;width:100%}
.pay{background:var(--brand);color:#fff}
.pay:hover{background:color-mix(in srgb,var(--brand) 88%,#000)}
.quiet{background:none;color:#3c4854;text-decoration:underline;text-underline-offset:3px;min-height:44px;padding:6px;font-weight:500}
.choice{display:grid;grid-template-columns:auto 1fr auto;gap:12px;align-items:center;min-height:54px;padding:8px 14px;border:1px solid #c3ccd5;border-radius:10px;cursor:pointer;font-weight:600}
.choice:has(:checked){border-color:var(--brand);box-shadow:0 0 0 1px var(--brand)}
.choice input{width:20px;height:20px;margin:0;accent-color:var(--brand)}
.choice small{display:block;font-weight:400;color:#556270}
.with-link{display:grid;grid-template-columns:1fr auto;align-items:center;gap:4px}
.edit{min-height:44px;min-width:44px;display:grid;place-items:center;padding:0 8px;font-size:.84rem;color:#3c4854}
fieldset{border:0;margin:0;padding:0;display:grid;gap:8px}
legend{font-size:.875rem;font-weight:600;padding:0;margin-block-end:6px}
.phone{background:#101a24;color:#eef3f8;border-radius:12px;padding:12px 16px;display:flex;justify-content:space-between;gap:12px;align-items:center}
.phone small{display:block;color:#b7c4d0;font-size:.8rem}
.phone b{font:650 1.35rem/1 ui-monospace,"SF Mono",Menlo,Consolas,monospace;letter-spacing:.12em;direction:ltr;white-space:nowrap}
.result{justify-items:center;text-align:center;padding-block:40px 24px;gap:14px}
.result svg{width:64px;height:64px}
.result .button{max-width:320px}
.spin{animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.spin{animation-duration:3s}}
details{border-block-start:1px solid #e3e8ee;padding:0 20px;font-size:.84rem;color:#3c4854}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;gap:8px;font-weight:600}
summary::before{content:"";width:8px;height:8px;border-radius:50%;background:#e0a100;flex:none}
table{border-collapse:collapse;width:100%;margin-block-end:8px}
td{padding:4px 0;vertical-align:top}
td:first-child{font-family:ui-monospace,Menlo,Consolas,monospace;direction:ltr;white-space:nowrap;padding-inline-end:12px;unicode-bidi:isolate}
details p{padding-block-end:12px}
footer{padding:8px 20px 12px;font-size:.78rem;color:#556270;display:flex;gap:6px;align-items:center;justify-content:center}
footer svg{width:14px;height:14px}`
