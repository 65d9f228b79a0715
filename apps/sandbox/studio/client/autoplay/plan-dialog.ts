import type { Cabinet } from '../cabinet.ts'
import { el, icon } from '../dom.ts'
import type { AutoplayPlan } from './run.ts'

const ROUNDS = [10, 25, 50, 75, 100]
/** Limits to choose from, in stakes. */
const LOSSES = [5, 10, 20, 50, 100]
const WINS = [5, 10, 25, 50, 100]

/**
 * Asks how the game is to play by itself; null where the player goes back. No limit of the loss is
 * chosen for the player.
 */
export function openPlanDialog(
  { words: { autoplay: words, ...others }, money }: Pick<Cabinet, 'words' | 'money'>,
  stake: number,
  hasFeatures: boolean,
): Promise<AutoplayPlan | null> {
  const amounts = (times: readonly number[]) =>
    times.map((each): [string, string] => [String(each * stake), money(each * stake)])
  const rounds = ROUNDS.map((count): [string, string] => [String(count), String(count)])
  const feature = el('input', { type: 'checkbox', name: 'feature', checked: true })
  const close = el(
    'button',
    {
      class: 'round-button',
      type: 'button',
      'aria-label': others.close,
      onclick: () => dialog.close(),
    },
    icon('close'),
  )
  const form = el(
    'form',
    { class: 'pages plan', method: 'dialog' },
    group('rounds', words.rounds, rounds, '25'),
    group('loss', words.lossLimit, amounts(LOSSES), null),
    group('win', words.singleWin, [['', words.anyWin], ...amounts(WINS)], ''),
    ...(hasFeatures ? [el('label', { class: 'check' }, feature, words.onFeature)] : []),
    el('p', {}, words.stopsToo),
    el('button', { class: 'main', value: 'start' }, words.start),
  )
  const dialog = el(
    'dialog',
    { class: 'rules', 'aria-label': words.title },
    el('header', {}, el('h2', {}, words.title), close),
    form,
  )
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((answer) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      answer(dialog.returnValue === 'start' ? planIn(new FormData(form), hasFeatures) : null)
    })
  })
}

function planIn(form: FormData, hasFeatures: boolean): AutoplayPlan {
  const win = String(form.get('win') ?? '')
  return {
    rounds: Number(form.get('rounds')),
    lossLimit: Number(form.get('loss')),
    singleWin: win === '' ? null : Number(win),
    stopsOnFeature: hasFeatures && form.has('feature'),
  }
}

/** One of several values. Where none is chosen at first, the form requires one. */
function group(
  name: string,
  title: string,
  values: readonly (readonly [value: string, text: string])[],
  chosen: string | null,
): HTMLElement {
  return el(
    'fieldset',
    { class: name === 'rounds' ? 'choices short' : 'choices' },
    el('legend', {}, title),
    ...values.map(([value, text]) =>
      el(
        'label',
        {},
        el('input', { type: 'radio', name, value, required: true, checked: value === chosen }),
        el('bdi', {}, text),
      ),
    ),
  )
}
