import { localPath, pathWithin } from '#rules/local-path.ts'

/** The casino's own addresses, which the reading of editors' texts needs. */
export interface OwnAddresses {
  /** The origin where players reach the casino: an address below it is as good as its path. */
  publicUrl?: string | undefined
  /**
   * Addresses besides the casino's own from which its pages may show pictures, as sources of their
   * security policy such as `https://*.cdn.example`. Left out for what has been kept before: it is
   * shown as it is, and must not get lost because a setting has changed.
   */
  imageOrigins?: readonly string[]
}

/**
 * Returns the path of an address below `publicUrl`, so that it opens as a page of the casino; every
 * other address unchanged.
 */
export function asOwnPath(address: string, publicUrl: string | undefined): string {
  return (publicUrl && pathWithin(address, publicUrl)) || address
}

/**
 * Returns whether a link may lead there: to a page of the casino, a place on the same page, another
 * site over https, a letter or a call.
 */
export function isSafeLink(url: string): boolean {
  return (
    isOwnPath(url) || isHttps(url) || /^#[\w%-]*$/.test(url) || /^(mailto|tel):[^\s<>"]+$/.test(url)
  )
}

/**
 * Returns whether an image may come from there: a path of the casino, or over https one of
 * `origins`; any origin when they are not given.
 */
export function isSafeImage(src: string, origins?: readonly string[]): boolean {
  return (
    isOwnPath(src) ||
    (isHttps(src) && (origins?.some((origin) => isOf(origin, new URL(src))) ?? true))
  )
}

/**
 * Returns whether an address is of an origin, as browsers compare it with a source of a content
 * security policy.
 */
function isOf(origin: string, { host }: URL): boolean {
  const wanted = origin.replace('https://', '').replace(/:443$/, '').toLowerCase()
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : host === wanted
}

function isOwnPath(path: string): boolean {
  return localPath(path) === path
}

function isHttps(url: string): boolean {
  return /^https:\/\//.test(url) && !/[\s<>"\\]/.test(url) && URL.canParse(url)
}
