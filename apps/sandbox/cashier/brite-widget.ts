import { Hono } from 'hono'
import type { CashierDesk } from './desk.ts'

/**
 * The files that a merchant's page loads: the script that defines `Brite`, and the session that it
 * frames.
 */
export function briteWidget(desk: CashierDesk, path: string): Hono {
  const widget = new Hono()

  widget.get('/client.js', (context) =>
    context.body(clientScript(desk.baseUrl), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  )

  widget.get('/session/:token', (context) => {
    const session = desk.store.findWidgetSession('token', context.req.param('token'))
    if (!session) return context.text('This session does not exist. Nothing has been charged.', 404)
    desk.store.markWidgetOpened(session.paymentId)
    return context.redirect(`${path}/pay/${session.paymentId}`, 303)
  })
  return widget
}

/**
 * `new Brite(token).start([options,] onState)`: frames the session in `options.container` (an
 * element or a selector), or over the page, and reports, once, the state with which the payer has
 * left the session: 10 aborted, 11 failed, 12 completed. `close()` takes it away. Only the frame
 * itself is accepted, and only from this origin.
 */
function clientScript(baseUrl: string): string {
  return `(() => {
  const base = ${JSON.stringify(baseUrl)}
  const origin = new URL(base).origin
  class Brite {
    constructor(token) {
      if (typeof token !== 'string' || token === '') throw new TypeError('Brite needs the token of a session.')
      this.token = token
    }
    start(options, onState) {
      const tell = typeof options === 'function' ? options : onState
      const { container, title } = typeof options === 'object' && options ? options : {}
      this.close()
      const frame = document.createElement('iframe')
      frame.src = base + '/brite/session/' + encodeURIComponent(this.token)
      frame.title = title || 'Brite'
      frame.allow = 'payment'
      frame.referrerPolicy = 'origin'
      frame.style.cssText = 'display:block;width:100%;height:100%;min-height:480px;border:0;background:#fff'
      this.onMessage = ({ source, origin: from, data }) => {
        if (source !== frame.contentWindow || from !== origin || !data || data.type !== 'brite' || data.state < 10) return
        removeEventListener('message', this.onMessage)
        if (tell) tell(data.state)
      }
      addEventListener('message', this.onMessage)
      const place = typeof container === 'string' ? document.querySelector(container) : container
      this.root = place ? frame : cover(frame)
      ;(place || document.body).append(this.root)
    }
    close() {
      if (this.onMessage) removeEventListener('message', this.onMessage)
      if (this.root) this.root.remove()
      this.root = this.onMessage = undefined
    }
  }
  function cover(frame) {
    const root = document.createElement('div')
    root.style.cssText = 'position:fixed;inset:0;z-index:2147483000;display:grid;place-items:center;background:#0009'
    frame.style.maxWidth = '460px'
    frame.style.maxHeight = '100%'
    root.append(frame)
    return root
  }
  window.Brite = Brite
})()
`
}
