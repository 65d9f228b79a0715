import { CircleCheck } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwordRuleOf } from '#rules/password.ts'
import { type QuickRegistrationForm, quickRegistrationFormBy } from '#rules/registration.ts'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { Problems } from '#ui/Problems.tsx'
import { phoneResolver } from '#ui/phone-resolver.ts'
import { useOnline } from '#web/use-online.ts'
import { ConsentFields } from '../../components/forms/ConsentFields.tsx'
import { JoinWaiting } from '../../components/forms/JoinWaiting.tsx'
import { type JoinSettings, useJoinSettings } from '../../components/forms/use-join-settings.ts'
import { useProblemsHeading } from '../../components/forms/use-texts.ts'
import { keepInDraft, readDraft } from '../../components/joining/draft.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { AccountFields } from './AccountFields.tsx'
import { AddressFields } from './AddressFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import type { PaidUser, ReceivedMoney } from './quick-deposit-queries.ts'
import type { RequestedPayment } from './quick-deposit-state.ts'
import { prefill } from './quick-registration.ts'
import { useQuickRegistration } from './use-quick-registration.ts'

export interface QuickRegistrationProps {
  payment: RequestedPayment
  user: PaidUser
  onDone: () => void
}

/** Registers a payer: the form asks only for what the provider does not know. */
export function QuickRegistration({ payment, user, onDone }: QuickRegistrationProps) {
  const { settings, failed } = useJoinSettings()
  return (
    <div className="grid grid-cols-1 gap-5">
      <PaidNote received={user.received} />
      {settings ? (
        <RegistrationForm settings={settings} payment={payment} user={user} onDone={onDone} />
      ) : (
        <JoinWaiting failed={failed} />
      )}
    </div>
  )
}

function PaidNote({ received }: { received: ReceivedMoney }) {
  const { t } = useTranslation('pay-n-play')
  const { language } = useLanguage()
  const amount = `\u2068${formatAmount(received.amount, received.currency, language)}\u2069`
  return (
    <div
      role="status"
      className="flex gap-3 rounded-control bg-ok/10 p-4 text-14 shadow-[0_0_0_1px_rgb(127_208_160/.35)_inset]"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
      <p>{t('paid_register', { amount })}</p>
    </div>
  )
}

function RegistrationForm({
  settings,
  payment,
  user,
  onDone,
}: QuickRegistrationProps & { settings: JoinSettings }) {
  const { t } = useTranslation('pay-n-play')
  const online = useOnline()
  const heading = useProblemsHeading()
  const rule = passwordRuleOf(settings.licence.passwordRule)
  const prefilled = useMemo(() => prefill(user, settings, readDraft()), [user, settings])
  const { register, problems } = useQuickRegistration(payment.methodId, onDone)
  // A name that the provider has verified cannot be edited, and is valid however short it is.
  const shortestName = prefilled.locked.has('firstName') ? 1 : settings.licence.shortestName
  const resolver = useMemo(
    () => phoneResolver<QuickRegistrationForm>(quickRegistrationFormBy(rule, shortestName)),
    [rule, shortestName],
  )
  const form = useForm<QuickRegistrationForm>({
    resolver,
    mode: 'onTouched',
    defaultValues: prefilled.values,
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { email, password } }) => keepInDraft({ email, password }),
      }),
    [form],
  )

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(register)} className="grid grid-cols-1 gap-4">
        <AccountFields rule={rule} locked={prefilled.locked} />
        <PersonFields
          locked={prefilled.locked}
          fallbackCountry={settings.countries.currentCountry}
        />
        <AddressFields
          locked={prefilled.locked}
          countryHidden={prefilled.countryHidden}
          blockedCountries={settings.countries.blockedCountries}
        />
        <ConsentFields settings={settings} />
        <Problems messages={problems} heading={heading} />
        <Button
          type="submit"
          tone="action"
          size="large"
          wide
          busy={form.formState.isSubmitting}
          disabled={!online}
        >
          {t('create_account_and_play')}
        </Button>
        {online ? null : <p className="text-center text-13 text-muted">{t('offline_hint')}</p>}
      </form>
    </FormProvider>
  )
}
