declare global {
  interface Window {
    /** What happened on the page, oldest first, for whatever an operator puts there to read it. */
    dataLayer?: Record<string, unknown>[]
  }
}

/** Adds an event to the page's data layer. The site does not read it, and sends it nowhere. */
export function push(event: string, fields: Record<string, unknown>): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...fields })
}
