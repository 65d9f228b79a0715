import { useTranslation } from 'react-i18next'
import { showLimit } from '#rules/limits-display.ts'
import { limitOf, type WireLimit } from '../lib/limit.ts'

interface MethodCard {
  id: string
  name: string
  logos: { light: string }
  limit?: WireLimit
}

export interface MethodGridProps {
  methods: readonly MethodCard[]
  currency: string
  onChoose: (id: string) => void
  /** Something to say under a method instead of its limit. */
  noteOf?: (id: string) => string | null
}

export function MethodGrid({ methods, currency, onChoose, noteOf }: MethodGridProps) {
  const { t, i18n } = useTranslation()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {methods.map(({ id, name, logos, limit }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="grid min-h-28 w-full grid-cols-[minmax(0,1fr)] place-content-center justify-items-center gap-3 rounded-tile bg-felt-800 p-3 text-13 text-muted shadow-[0_0_0_1px_var(--line-strong)_inset] transition-shadow duration-(--state-ms) hover:text-ivory hover:shadow-[0_0_0_2px_var(--brass-400)_inset]"
          >
            <img
              src={logos.light}
              alt={name}
              height={28}
              className="h-7 w-auto max-w-full object-contain sm:max-w-34"
            />
            <bdi>
              {noteOf?.(id) ??
                showLimit(limitOf(limit, currency), currency, i18n.language, {
                  noLimit: t('no_limit'),
                })}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function MethodGridSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {Array.from({ length: 6 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places.
        <span key={at} aria-hidden="true" className="skeleton block h-28 rounded-tile" />
      ))}
    </div>
  )
}
