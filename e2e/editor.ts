import type { APIRequestContext } from '@playwright/test'
import { expect, type Servers } from './story-test.ts'

/** The key of the demonstration, which `npm start` makes on a laptop. */
const KEY = 'baize-demo-secret-do-not-use-in-production'

interface Read<Body> {
  version: number
  published: number
  body: Body
}

/** An operator at the content API, in English; `mobile` writes what only small screens show. */
export function editorOf(servers: Servers, request: APIRequestContext, { mobile = false } = {}) {
  const headers = { authorization: `Bearer ${KEY}` }
  const address = (id: string) => `${servers.casino}/operator/content/${id}`
  const edition = { language: 'en', mobile }
  const readAddress = (id: string) => `${address(id)}?language=en&mobile=${mobile}`
  return {
    /** 0 for a component without a version. */
    async newest(id: string): Promise<number> {
      const answer = await request.get(readAddress(id), { headers })
      return answer.ok() ? ((await answer.json()) as Read<unknown>).version : 0
    },
    async read<Body>(id: string): Promise<Read<Body>> {
      return (await (await request.get(readAddress(id), { headers })).json()) as Read<Body>
    },
    async publish(id: string, basedOn: number, body: unknown): Promise<void> {
      const answer = await request.post(address(id), {
        headers,
        data: { ...edition, basedOn, body, publish: true },
      })
      expect(answer.status(), await answer.text()).toBe(201)
    },
    async show(id: string, version: number | null): Promise<void> {
      const answer = await request.post(`${address(id)}/publication`, {
        headers,
        data: { ...edition, version },
      })
      expect(answer.status()).toBe(200)
    },
  }
}
