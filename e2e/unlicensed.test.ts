import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectNothingInTheWay } from './axe.ts'
import { expect, type House, test } from './house.ts'
import { startHouse } from './start-house.ts'

test('a country that no licence covers is told so', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-operator-'))
  writeFileSync(join(folder, 'licences.yaml'), 'MT: { type: MGA, number: MGA/B2C/000/0000 }\n')
  const own = await startHouse({ MARKETS_DIR: folder })
  try {
    const house = JSON.parse(own.ready) as House
    await page.goto(`${house.casino}/templates/faq?lng=en`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No licence defined')
    await expectNothingInTheWay(page, 'a country without a licence')
  } finally {
    await own.close()
    rmSync(folder, { recursive: true })
  }
})
