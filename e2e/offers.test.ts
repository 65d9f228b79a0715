import { readOperatorCommand } from '../apps/server/src/operator/operator-command.ts'
import {
  operatorPathOf,
  sendToOperatorSocket,
} from '../apps/server/src/operator/operator-socket.ts'
import { OFFER, openTermsFolder } from '../apps/server/testkit/terms-files.ts'
import { chooseMethod, openQuickDeposit } from './quick-deposit.ts'
import { expect, test } from './story-test.ts'
import { before, wordsOf } from './words.ts'

const words = wordsOf('en')

test('a quick deposit offers what an operator has added, and no longer what has been ended', async ({
  page,
  operated: servers,
}) => {
  const { fileOf, remove } = openTermsFolder()
  // The casino goes on with other stories, and perhaps with this one again.
  const id = `spring_${Date.now()}`
  const offer = OFFER.replace('code: spring\n', '').replace('id: spring', `id: ${id}`)
  const operator = (...args: string[]) => {
    const { command } = readOperatorCommand(
      ['offers', ...args, '--by', 'kim', '--reason', 'a campaign'],
      new Date(),
    )
    return sendToOperatorSocket(operatorPathOf(servers.dataDir), command)
  }
  try {
    const dialog = await openQuickDeposit(page, servers, words)
    const titles = dialog.locator('select[name=bonus] option')
    await chooseMethod(dialog, 'Cardinal')
    await expect(titles).toHaveText(['First hand', words.site('pay-n-play', 'no_bonus')])

    await operator('add', fileOf(offer))
    await dialog.getByRole('button', { name: words.site('pay-n-play', 'other_method') }).click()
    await chooseMethod(dialog, 'Cardinal')
    await expect(titles).toHaveText(['First hand', 'Spring', words.site('pay-n-play', 'no_bonus')])

    await dialog.locator('select[name=bonus]').selectOption('Spring')
    await operator('end', id)
    await dialog
      .getByRole('button', { name: before(words.site('pay-n-play', 'pay_n_play')) })
      .click()
    await expect(dialog.getByRole('alert'), 'it is refused before anything is paid').toBeVisible()
    await expect(titles).toHaveText(['First hand', words.site('pay-n-play', 'no_bonus')])
    await expect(dialog.locator('select[name=bonus]')).toHaveValue('')
  } finally {
    remove()
  }
})
