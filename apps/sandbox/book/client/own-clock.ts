/** Returns the name of the time zone of the player's own clock, as it stands in a query. */
export function timeZone(): string {
  return encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Returns today on the player's own clock. */
export function today(): string {
  const now = new Date()
  return [
    now.getFullYear(),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-')
}
