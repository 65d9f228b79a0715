import { Check, Globe } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '#ui/Spinner.tsx'
import { useLanguage } from '../lib/language-context.ts'
import { useQuery } from '../lib/use-query.ts'
import { ShellQuery } from './shell-queries.ts'

/** The languages that are spoken here, each in its own name; a spinner while one is on its way, a tick on the current one. */
export function LanguageMenu({ className = '', placement = 'below' }: { className?: string; placement?: 'below' | 'above' }) {
  const { t } = useTranslation('shell')
  const { language, changing, change } = useLanguage()
  const [{ data }] = useQuery({ query: ShellQuery })
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const menu = useId()
  const languages = data?.settings.supportedLanguages ?? []

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])

  return (
    <div ref={root} className={`relative ${className}`}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 rounded-control px-2.5 text-14 font-[650] text-muted uppercase hover:bg-veil hover:text-ivory"
      >
        {changing ? <Spinner /> : <Globe aria-hidden="true" className="size-5" />}
        <span className="sr-only">{t('language')} </span>
        {language}
      </button>
      {open ? (
        <ul
          id={menu}
          className={`absolute end-0 z-30 min-w-44 rounded-control bg-felt-850 p-1.5 shadow-[var(--deep),0_0_0_1px_var(--line-strong)] ${placement === 'below' ? 'top-full mt-2' : 'bottom-full mb-2'}`}
        >
          {languages.map(({ code, name }) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                aria-current={code === language}
                onClick={() => {
                  change(code)
                  setOpen(false)
                }}
                className="flex min-h-11 w-full items-center justify-between gap-4 rounded-small px-3 text-start text-14 hover:bg-veil"
              >
                {name}
                {code === language ? <Check aria-hidden="true" className="size-4 text-brass-400" /> : null}
                {code === changing ? <Spinner className="size-4" /> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
