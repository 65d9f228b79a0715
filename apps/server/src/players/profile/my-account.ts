/** Where the framed account area is served from. */
const FRAME = '/account-frame/'
const START = 'profile/personal_info'
const SEGMENTS = /^\/?([a-z0-9_-]{1,40}(?:\/[a-z0-9_-]{1,40}){0,5})\/?$/i

/**
 * The address at which the account area's frame opens `path` ('financials/deposit'), in the
 * player's language, with amounts hidden when `incognito`. A path that is not made of plain words
 * leads to the profile.
 */
export function accountFrameUrl(
  path: string | null,
  options: { incognito: boolean; language: string },
): string {
  const place = path?.match(SEGMENTS)?.[1] ?? START
  const query = new URLSearchParams({
    lng: options.language,
    ...(options.incognito ? { incognito: 'true' } : {}),
  })
  return `${FRAME}${place}?${query}`
}
