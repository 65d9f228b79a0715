/**
 * Browsers by their sign in a user agent, in the order of looking: most of them also name one that
 * comes later in this list.
 */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*Safari\//],
]

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Returns the browser and the system that a user agent names, well enough to recognise one's own;
 * null for what it does not name.
 */
export function browserIn(userAgent: string): {
  name: string | null
  system: string | null
  isHandheld: boolean
} {
  const first = (known: typeof BROWSERS) =>
    known.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
  const system = first(SYSTEMS)
  return {
    name: first(BROWSERS),
    system,
    isHandheld: system === 'Android' || system === 'iPhone' || system === 'iPad',
  }
}
