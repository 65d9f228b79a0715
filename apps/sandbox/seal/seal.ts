import { Hono } from 'hono'
import type { Party } from '../http/party.ts'
import { sealPage, sealPicture } from './seal-picture.ts'

const SEAL_ID = /^[A-Za-z0-9-]{1,64}$/
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'"

/**
 * Stands in for the host of a licensing authority's seals. A page has
 * `<div id="anj-{sealId}" data-anj-seal-id="{sealId}" data-anj-image-size="128">`, loads the
 * script, and calls `window['anj_' + sealId with underscores].init()`, again after each navigation.
 */
export function openSeal({ publicUrl }: { publicUrl: string }): Party {
  const app = new Hono()
  app.use('/:sealId/*', async (context, next) =>
    SEAL_ID.test(context.req.param('sealId')) ? next() : context.notFound(),
  )
  app.get('/:sealId/anj-seal.js', (context) => {
    const script = scriptOf(context.req.param('sealId'), `${publicUrl}/seal`)
    return context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
  })
  app.get('/:sealId/seal.svg', (context) =>
    context.body(sealPicture(), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=300',
    }),
  )
  app.get('/:sealId/status', (context) =>
    context.html(sealPage(context.req.param('sealId')), 200, {
      'content-security-policy': PAGE_POLICY,
    }),
  )
  return { app, close: () => {} }
}

function scriptOf(sealId: string, root: string): string {
  return `(() => {
  const sealId = ${JSON.stringify(sealId)}
  const address = ${JSON.stringify(`${root}/${sealId}`)}
  function init() {
    for (const place of document.querySelectorAll('[data-anj-seal-id="' + sealId + '"]')) {
      const size = Number(place.dataset.anjImageSize) || 128
      const link = document.createElement('a')
      link.href = address + '/status'
      link.target = '_blank'
      link.rel = 'noopener'
      const picture = new Image(size, size)
      picture.alt = 'Demonstration seal: no licence stands behind it'
      picture.src = address + '/seal.svg'
      link.append(picture)
      place.replaceChildren(link)
    }
  }
  window['anj_' + sealId.replaceAll('-', '_')] = { init }
})()
`
}
