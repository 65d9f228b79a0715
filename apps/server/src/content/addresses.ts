import { localPath } from '#rules/local-path.ts'

/** Where a link may lead: a page of ours, a place on the same page, another house over https, a letter or a call. */
export function isSafeLink(url: string): boolean {
  return isOwnPath(url) || isHttps(url) || /^#[\w%-]*$/.test(url) || /^(mailto|tel):[^\s<>"]+$/.test(url)
}

/** Where an image may come from. */
export function isSafeImage(src: string): boolean {
  return isOwnPath(src) || isHttps(src)
}

function isOwnPath(path: string): boolean {
  return localPath(path) === path
}

function isHttps(url: string): boolean {
  return /^https:\/\//.test(url) && !/[\s<>"\\]/.test(url) && URL.canParse(url)
}
