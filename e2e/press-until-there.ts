import type { Locator } from '@playwright/test'
import { expect } from './story-test.ts'

/**
 * Presses the button until what was missing is there: it may be requested by itself at that very
 * moment, which takes the button away.
 */
export async function pressUntilThere(
  problem: Locator,
  button: string,
  there: Locator,
): Promise<void> {
  await expect(async () => {
    const again = problem.getByRole('button', { name: button })
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(there).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 15_000 })
}
