import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/Dialog.tsx'
import { Tabs, tabPanel } from '#ui/Tabs.tsx'
import { useModal } from '../navigation/use-modal.ts'
import welcome from './art/welcome.svg'
import { CookiesBlocked } from './CookiesBlocked.tsx'
import { DialogArt } from './DialogArt.tsx'
import { useQuickDepositOffered } from './use-quick-deposit-offered.ts'

type JoinTab = 'login' | 'register' | 'pay_n_play'

export interface JoinFrameProps {
  selected: JoinTab
  title: string
  /** Text that is read in place of the title, and a sentence under it. */
  heading?: ReactNode
  subtitle?: ReactNode
  art?: string
  onClose?: () => void
  children: ReactNode
}

/**
 * The dialog that signing in, joining and paying share: its art, its tabs and the panel beneath
 * them.
 */
export function JoinFrame({
  selected,
  title,
  heading,
  subtitle,
  art = welcome,
  onClose,
  children,
}: JoinFrameProps) {
  const { t } = useTranslation('sign-in')
  const { open, close } = useModal()
  const quickDeposit = useQuickDepositOffered()
  const ids: JoinTab[] =
    quickDeposit || selected === 'pay_n_play'
      ? ['login', 'register', 'pay_n_play']
      : ['login', 'register']

  function leave() {
    onClose?.()
    close()
  }

  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={leave}
      banner={<DialogArt src={art} />}
      heading={heading}
      subtitle={subtitle}
    >
      <div className="grid grid-cols-1 gap-4 px-6 pt-5 pb-6">
        <CookiesBlocked />
        <Tabs
          name="join"
          label={t('tabs_label')}
          wide
          tabs={ids.map((id) => ({ id, label: t(id) }))}
          selected={selected}
          onSelect={open}
        />
        <div {...tabPanel('join', selected)} className="grid grid-cols-1 gap-4">
          {children}
        </div>
      </div>
    </Dialog>
  )
}
