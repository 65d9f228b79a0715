// The headers of a signed call: node standard-webhooks.mjs SECRET ID SECONDS BODY
import { Webhook } from 'standardwebhooks'

const [secret, id, seconds, body] = process.argv.slice(2)
// The shared secret is the key itself. The library takes the base64 of a key, with or without `whsec_` before it.
const key = Buffer.from(secret, 'utf8').toString('base64')
const webhook = new Webhook(`whsec_${key}`)

const signature = webhook.sign(id, new Date(Number(seconds) * 1000), body)
console.log(
  JSON.stringify({
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signature,
  }),
)
