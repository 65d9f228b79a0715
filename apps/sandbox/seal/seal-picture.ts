const GOLD = '#d8b46a'
const NIGHT = '#10211b'

/** A seal that cannot be mistaken for a real one. */
export function sealPicture(): string {
  const teeth = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI
    return `<circle cx="${round(64 + 58 * Math.cos(angle))}" cy="${round(64 + 58 * Math.sin(angle))}" r="5" fill="${GOLD}"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img" aria-label="Demonstration seal">
<circle cx="64" cy="64" r="58" fill="${GOLD}"/>${teeth}
<circle cx="64" cy="64" r="52" fill="${NIGHT}"/><circle cx="64" cy="64" r="47" fill="none" stroke="${GOLD}" stroke-width="1.5"/>
<path d="M64 30l7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z" fill="${GOLD}"/>
<g fill="#f4eddc" font-family="system-ui, sans-serif" font-weight="700" text-anchor="middle">
<text x="64" y="90" font-size="12" letter-spacing="1">SPECIMEN</text><text x="64" y="103" font-size="8" letter-spacing=".5">NO LICENCE</text></g></svg>`
}

/** Returns the page that opens at a press on the seal. */
export function sealPage(sealId: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Demonstration seal</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.5rem;padding:1.5rem;background:${NIGHT};color:#f4eddc;font:1rem/1.6 system-ui,sans-serif;text-align:center}p{max-width:46ch;margin:0}</style>
<img src="/seal/${sealId}/seal.svg" width="160" height="160" alt="">
<h1>A demonstration seal</h1>
<p>This page stands in for the one where a licensing authority says whether a licence is valid. No authority stands behind the seal ${sealId}, and no licence.</p></html>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
