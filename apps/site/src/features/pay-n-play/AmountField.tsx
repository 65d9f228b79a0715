import { useTranslation } from 'react-i18next'
import { AmountField as Field, type AmountFieldProps as FieldProps } from '#ui/AmountField.tsx'
import { useLanguage } from '../../lib/language-context.ts'

type AmountFieldProps = Omit<
  FieldProps,
  'label' | 'lessLabel' | 'moreLabel' | 'refusal' | 'language'
>

export function AmountField(props: AmountFieldProps) {
  const { t } = useTranslation(['pay-n-play', 'sign-in'])
  const { language } = useLanguage()
  return (
    <Field
      {...props}
      label={t('amount')}
      lessLabel={t('less')}
      moreLabel={t('more')}
      refusal={t('sign-in:validations.amount_unreadable')}
      language={language}
    />
  )
}
