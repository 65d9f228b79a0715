import { frameWindow } from './host-frame.ts'

/** Calls back with the player's token, as often as one is needed. */
type LoginUser = (give: (token: string) => void) => void
type Listener = (value?: number) => void

const script = document.currentScript as HTMLScriptElement
const host = frameWindow(new URL('..', script.src).href.replace(/\/$/, ''))
const listeners: Record<string, Listener[]> = { open: [], close: [], unreadMessages: [] }
const launcher = document.createElement('button')
let login: LoginUser | null = null
let shown = true

launcher.type = 'button'
launcher.textContent = '💬'
launcher.setAttribute('aria-label', 'Open messaging window')
launcher.onclick = () => host.open()
document.body.append(launcher)
showLauncher()

function showLauncher(): void {
  const display = shown && !host.isOpen() ? 'block' : 'none'
  launcher.style.cssText = `display:${display};position:fixed;z-index:2147482999;inset-block-end:20px;inset-inline-end:20px;width:60px;height:60px;border:0;border-radius:50%;font-size:26px;background:#1f6b4f;cursor:pointer`
}

host.onChange = (isOpen) => {
  showLauncher()
  for (const listener of listeners[isOpen ? 'open' : 'close'] ?? []) listener()
}
host.onUnread = (count) => {
  for (const listener of listeners.unreadMessages ?? []) listener(count)
}
host.onStaleToken = requestToken

function requestToken(): void {
  login?.((token) => host.setToken(token))
}

const messenger: Record<string, (value?: unknown) => void> = {
  open: () => shown && host.open(),
  close: () => host.close(),
  show: () => setShown(true),
  hide: () => setShown(false),
  loginUser(value) {
    login = value as LoginUser
    requestToken()
  },
  logoutUser() {
    login = null
    host.setToken(null)
  },
}

function setShown(next: boolean): void {
  shown = next
  if (!shown) host.close()
  showLauncher()
}

/**
 * The messaging widget's one function. It warns about a command that it does not know, as the
 * vendor's does.
 */
function zE(target: string, name: string, value?: unknown): void {
  const command = target === 'messenger' ? messenger[name] : undefined
  const subscribers = target === 'messenger:on' ? listeners[name] : undefined
  if (command) command(value)
  else if (subscribers) subscribers.push(value as Listener)
  else if (target === 'messenger:set' && name === 'locale') host.setLanguage(String(value))
  else if (target !== 'messenger:set') console.warn(`zE does not know ${target} ${name}`)
}

;(window as unknown as { zE: typeof zE }).zE = zE
