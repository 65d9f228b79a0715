interface Message {
  from: 'visitor' | 'clerk'
  text: string
}
interface PageMessage {
  opened?: boolean
  focus?: boolean
  token?: string | null
}

/** A clerk reads before answering. */
const TYPING_MS = 900
const KEY = 'conversation'

const log = document.querySelector('#log') as HTMLOListElement
const form = document.querySelector('form') as HTMLFormElement
const input = form.elements.namedItem('text') as HTMLInputElement
const language = document.documentElement.lang
let conversation = ''
/** Undefined until the page has sent the player; null is a visitor. */
let token: string | null | undefined
let opened = true
let unread = 0
let requests = 0
let beginning: Promise<boolean> | null = null

function sendToPage(data: object): void {
  parent.postMessage({ chat: data }, '*')
}

function draw(messages: readonly Message[]): void {
  log.replaceChildren(...messages.map(({ from, text }) => line(from, text)))
  showNewest()
}

function showNewest(): void {
  log.parentElement?.scrollTo({ top: log.scrollHeight })
}

function line(className: string, text: string): HTMLLIElement {
  const item = document.createElement('li')
  item.className = className
  item.dir = 'auto'
  item.textContent = text
  return item
}

async function post(
  path: string,
  body: object,
): Promise<{ conversation: string; messages: Message[] }> {
  const answer = await fetch(`api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language, ...body }),
    signal: AbortSignal.timeout(10_000),
  })
  if (answer.status === 401) sendToPage({ happened: 'stale_token' })
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}.`)
  return (await answer.json()) as { conversation: string; messages: Message[] }
}

/**
 * Opens a conversation. Resolves with false when there is none, or another one has been requested
 * meanwhile.
 */
function begin(): Promise<boolean> {
  const mine = openConversation(++requests).finally(() => {
    if (beginning === mine) beginning = null
  })
  beginning = mine
  return mine
}

/**
 * A visitor's conversation is this browser's; a player's comes with the token, and goes with it.
 */
async function openConversation(turn: number): Promise<boolean> {
  try {
    const known = token ? undefined : (sessionStorage.getItem(KEY) ?? undefined)
    const begun = await post('conversations', {
      ...(token ? { token } : {}),
      ...(known ? { conversation: known } : {}),
    })
    if (turn !== requests) return false
    conversation = begun.conversation
    if (!token) sessionStorage.setItem(KEY, conversation)
    draw(begun.messages)
    return true
  } catch {
    if (turn === requests) log.replaceChildren(line('note', log.dataset.failed ?? ''))
    return false
  }
}

/** Where the conversation could not begin, it begins with the first message. */
async function send(text: string): Promise<void> {
  const mine = line('visitor', text)
  const typing = line('note', log.dataset.typing ?? '')
  const showMine = () => {
    log.append(mine, typing)
    showNewest()
  }
  showMine()
  if (!conversation) {
    if (!(await (beginning ?? begin()))) return giveBack(text)
    showMine()
  }
  const turn = requests
  try {
    const [answer] = await Promise.all([
      post('messages', { conversation, text }),
      new Promise((done) => setTimeout(done, TYPING_MS)),
    ])
    if (turn !== requests) return
    draw(answer.messages)
    if (!opened) sendToPage({ unread: ++unread })
  } catch {
    typing.textContent = log.dataset.failed ?? ''
    giveBack(text)
    mine.remove()
  }
}

/** Puts a message that was not sent back into the field, so that it can be sent again. */
function giveBack(text: string): void {
  if (input.value === '') input.value = text
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const text = input.value.trim()
  if (!text || token === undefined) return
  input.value = ''
  void send(text)
})
document.querySelector('#topics')?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement && token !== undefined)
    void send(target.textContent ?? '')
})
document.querySelector('#close')?.addEventListener('click', () => sendToPage({ happened: 'close' }))
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') sendToPage({ happened: 'close' })
})
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'object' || !data?.chat) return
  const message = data.chat as PageMessage
  if (message.opened !== undefined) opened = message.opened
  if (opened && unread > 0) {
    unread = 0
    sendToPage({ unread })
  }
  if ('token' in message && message.token !== token) {
    token = message.token
    conversation = ''
    log.replaceChildren()
    void begin()
  }
  if (message.focus) input.focus()
})
sendToPage({ happened: 'ready' })
