import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectNothingInTheWay } from './axe.ts'
import { startServers } from './start-servers.ts'
import { expect, type Servers, test } from './story-test.ts'

test('a country that no licence covers is told so', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-operator-'))
  writeFileSync(join(folder, 'licences.yaml'), 'MT: { type: MGA, number: MGA/B2C/000/0000 }\n')
  const own = await startServers({ MARKETS_DIR: folder })
  try {
    const servers = JSON.parse(own.ready) as Servers
    await page.goto(`${servers.casino}/templates/faq?lng=en`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No licence defined')
    await expectNothingInTheWay(page, 'a country without a licence')
  } finally {
    await own.close()
    rmSync(folder, { recursive: true })
  }
})
