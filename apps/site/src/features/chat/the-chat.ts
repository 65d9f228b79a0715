import { createChat } from './chat.ts'
import { loadLiveAgent } from './live-agent.ts'
import { loadZendesk } from './zendesk.ts'

/** A vendor's widget is one for a page, whatever is drawn again around it. */
export const theChat = createChat({
  vendors: { ZENDESK: loadZendesk, LIVEAGENT: loadLiveAgent },
  timeout: (ms) =>
    new Promise((_done, failed) =>
      setTimeout(() => failed(new Error('The chat did not come')), ms),
    ),
})
