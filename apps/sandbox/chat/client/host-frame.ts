/** The chat's window in a shop's page. Both vendors' scripts are made of it. */
export interface HostFrame {
  open(): void
  close(): void
  isOpen(): boolean
  setLanguage(language: string): void
  /** Signs a player in by a token; null signs out. */
  setToken(token: string | null): void
  onChange: ((isOpen: boolean) => void) | null
  /** Called with the number of answers that came while the window was closed. */
  onUnread: ((count: number) => void) | null
  /** The window needs a fresh token: the one that it had is no longer valid. */
  onStaleToken: (() => void) | null
}

export function frameWindow(root: string): HostFrame {
  const { origin } = new URL(root)
  const frame = document.createElement('iframe')
  let opened = false
  let ready = false
  let opener: Element | null = null
  let language = document.documentElement.lang || 'en'
  let token: string | null = null
  const host: HostFrame = {
    open,
    close,
    isOpen: () => opened,
    setLanguage,
    setToken,
    onChange: null,
    onUnread: null,
    onStaleToken: null,
  }

  function sendToWindow(data: object): void {
    if (ready) frame.contentWindow?.postMessage({ chat: data }, origin)
  }

  function place(): void {
    frame.style.cssText = styleOf(opened)
  }

  function open(): void {
    if (opened) return
    opener = document.activeElement
    opened = true
    if (!frame.isConnected) {
      frame.title = 'Messaging window'
      frame.src = `${root}/window?language=${encodeURIComponent(language)}`
      document.body.append(frame)
    }
    place()
    sendToWindow({ opened, focus: true })
    host.onChange?.(true)
  }

  function close(): void {
    if (!opened) return
    opened = false
    place()
    sendToWindow({ opened })
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    host.onChange?.(false)
  }

  function setLanguage(next: string): void {
    if (next === language) return
    language = next
    ready = false
    if (frame.isConnected) frame.src = `${root}/window?language=${encodeURIComponent(language)}`
  }

  function setToken(next: string | null): void {
    token = next
    sendToWindow({ token })
  }

  addEventListener('message', ({ source, origin: from, data }: MessageEvent) => {
    if (
      source !== frame.contentWindow ||
      from !== origin ||
      typeof data !== 'object' ||
      !data?.chat
    )
      return
    const { happened, unread } = data.chat as { happened?: string; unread?: number }
    if (happened === 'ready') {
      ready = true
      sendToWindow({ token, opened, focus: opened })
    }
    if (happened === 'close') close()
    if (happened === 'stale_token') host.onStaleToken?.()
    if (typeof unread === 'number') host.onUnread?.(unread)
  })
  addEventListener('resize', place)
  return host
}

function styleOf(opened: boolean): string {
  const phone = innerWidth < 480
  return [
    'position:fixed;z-index:2147483000;border:0;background:#f5f6f3;color-scheme:light',
    `display:${opened ? 'block' : 'none'}`,
    phone
      ? 'inset:0;width:100%;height:100%'
      : 'inset-block-end:24px;inset-inline-end:24px;width:380px;height:min(620px,calc(100dvh - 48px));border-radius:18px;box-shadow:0 24px 60px -12px rgb(0 0 0/.7)',
  ].join(';')
}
