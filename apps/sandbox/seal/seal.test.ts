import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openSeal } from './seal.ts'

const { app } = openSeal({ publicUrl: 'http://sandbox.test' })

test('the script answers to the name that the seal gives it, and fills its place', async () => {
  const answer = await app.request('/demo-seal/anj-seal.js')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  const filled: { href: string }[][] = []
  const place = {
    dataset: { anjImageSize: '96' },
    replaceChildren: (...children: { href: string }[]) => filled.push(children),
  }
  const window: Record<string, { init(): void }> = {}
  const document = {
    createElement: () => ({ append() {} }),
    querySelectorAll: (selector: string) =>
      selector === '[data-anj-seal-id="demo-seal"]' ? [place] : [],
  }
  runInNewContext(await answer.text(), { window, document, Image: class {} })
  window.anj_demo_seal?.init()
  window.anj_demo_seal?.init()
  expect(filled.map(([link]) => link?.href)).toEqual(
    Array(2).fill('http://sandbox.test/seal/demo-seal/status'),
  )
})

test('an unknown seal has no script, and its name gets into none', async () => {
  for (const id of ['a%22;alert(1)', 'a_b', 'x'.repeat(65)])
    expect((await app.request(`/${id}/anj-seal.js`)).status).toBe(404)
})

test('seal and page both say that no licence stands behind them', async () => {
  expect(await (await app.request('/demo-seal/seal.svg')).text()).toContain('NO LICENCE')
  expect(await (await app.request('/demo-seal/status')).text()).toContain('no licence')
})
