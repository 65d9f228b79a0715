import type { PaymentsDeps } from '../payments.deps.ts'

/**
 * All at once, since each mostly waits for its provider; one that fails is logged by its id and
 * does not hold up the others.
 */
export async function sweepEach<Row>(
  { log }: Pick<PaymentsDeps, 'log'>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    rows.map((row) =>
      work(row).catch((error) =>
        log.error({ err: error, payment: idOf(row) }, 'it could not be swept'),
      ),
    ),
  )
}
