import { Hono } from 'hono'
import { drawPaymentLogo, PAYMENT_MARKS, type PaymentMarkId } from '#demo-art/payment-marks.ts'
import { rasteriseLogo } from '#demo-art/raster.ts'
import type { Tone } from '#demo-art/wordmark.ts'

const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=86400',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The marks of the ways to pay, made when first requested and kept: a dozen of a few kilobytes. */
export function logoFiles(): Hono {
  const pictures = new Map<string, Promise<Buffer>>()
  const app = new Hono()
  app.get('/logos/:file{[a-z0-9-]+\\.(light|dark)\\.webp}', async (context) => {
    const file = context.req.param('file')
    const [id = '', tone] = file.split('.')
    if (!(id in PAYMENT_MARKS)) return context.notFound()
    const picture = pictures.get(file) ?? make(file, id as PaymentMarkId, tone as Tone)
    return new Response(new Uint8Array(await picture), { headers: HEADERS })
  })
  return app

  function make(file: string, id: PaymentMarkId, tone: Tone): Promise<Buffer> {
    const made = rasteriseLogo(drawPaymentLogo(id, tone))
    pictures.set(file, made)
    // A logo that could not be made is tried again with the next request.
    made.catch(() => pictures.delete(file))
    return made
  }
}

/** Where the logos of a way to pay are, below `baseUrl`. */
export function logoAddresses(baseUrl: string, id: string): Record<Tone, string> {
  return { light: `${baseUrl}/logos/${id}.light.webp`, dark: `${baseUrl}/logos/${id}.dark.webp` }
}
