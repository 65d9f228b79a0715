/** SQL of a hash that is this byte over and over. */
export const hash = (byte: string) => `decode(repeat('${byte}', 32), 'hex')`

/** SQL for each column of a deposit of 50 EUR that ann has started; its channel is missing. */
export const STARTED = {
  id: `'d1'`,
  player_id: `'ann'`,
  key: `'a press'`,
  provider_id: `'cashier'`,
  method_id: `'card'`,
  currency: `'EUR'`,
  amount: '5000',
  started_at: 'now()',
}

/** The changes of a row once all of its money has come. */
export const PAID = {
  state: `'paid'`,
  credited: '5000',
  confirmed: '5000',
  confirmed_currency: `'EUR'`,
}
