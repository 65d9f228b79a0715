import { useState } from 'react'
import { useBook } from './book-context.ts'
import { countryName, useSports } from './championships.ts'
import { selectionName } from './names.ts'
import { Failed, Skeleton } from './states.tsx'
import { useStore } from './store.ts'
import type { WordKey } from './words/words.ts'

/** Choice of the leagues that a visitor follows; open while there is none. */
export function LeagueChooser() {
  const { t, language, engine } = useBook()
  const followed = useStore(engine.leagues)
  const [isOpen, setOpen] = useState(followed.length === 0)
  const fetched = useSports()
  return (
    <details
      className="league-chooser"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('chooseLeagues')}</summary>
      {fetched.state === 'loading' && <Skeleton rows={4} />}
      {fetched.state === 'failed' && <Failed again={fetched.again} />}
      {fetched.state === 'ready' &&
        fetched.data.sports.map(({ id, name, categories }) => (
          <fieldset className="choices" key={id}>
            <legend>{t(name.key as WordKey)}</legend>
            {categories.flatMap(({ country, championships }) =>
              championships.map((league) => (
                <label key={league.id} className="check">
                  <input
                    type="checkbox"
                    checked={followed.includes(league.id)}
                    onChange={() => engine.leagues.toggle(league.id)}
                  />
                  <span>
                    {selectionName(league.name, [], t)}{' '}
                    <span className="subtle">
                      {countryName(country, language, t('country.world'))}
                    </span>
                  </span>
                </label>
              )),
            )}
          </fieldset>
        ))}
    </details>
  )
}
