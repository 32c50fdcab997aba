import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { GIFT_CODE_TYPES } from '@/lib/domain/commerce/gift-code'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { paths } from '@/lib/paths'
import { StaffFilter } from '../admin-filter'
import { StaffPager } from '../admin-pager'
import { StaffSplit } from '../list-detail'
import { StaffTabs } from '../admin-tabs'
import { StaffTop } from '../admin-header'
import { BatchForm } from './batch-form'
import { CodeForm } from './code-form'
import { CodePanel } from './code-panel'
import { CodeTable } from './code-table'
import { codesPath, type CodeActions, type CodeDetail, type CodesAsked, type ListedCode } from './gift-codes'
import './gift-codes.css'

type GiftCodesScreenProps = { actions: CodeActions } & (
  | { tab: 'create' }
  | { tab: 'manage'; asked: CodesAsked; codes: ListedCode[]; next: string | undefined; detail: CodeDetail | null }
)

/** Gift codes: making them, and what became of them. */
export function GiftCodesScreen(props: GiftCodesScreenProps) {
  const t = useTranslations('giftCodes')
  const { actions, tab } = props
  return (
    <ClientMessages of={['staff', 'giftCodes']}>
      <StaffTop title={t('title')}>
        <StaffTabs
          label={t('tabs')}
          tabs={[
            { href: paths.adminGiftCodes, label: t('create'), current: tab === 'create' },
            { href: codesPath({}), label: t('manage'), current: tab === 'manage' },
          ]}
        />
        {tab === 'manage' && (
          <StaffFilter
            path={paths.adminGiftCodes}
            keep={{ tab }}
            search={{ value: props.asked.q, label: t('search'), placeholder: t('searchHint') }}
          >
            <Field label={t('type')} labelHidden>
              <Select name="type" key={props.asked.type} defaultValue={props.asked.type ?? ''}>
                <option value="">{t('anyType')}</option>
                {GIFT_CODE_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {t(`types.${type}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </StaffFilter>
        )}
      </StaffTop>
      {tab === 'create' ? (
        <div className="codes-forms">
          <CodeForm />
          <BatchForm createMany={actions.createMany} />
        </div>
      ) : (
        <StaffSplit
          open={props.asked.code}
          panel={
            props.asked.code && (
              <CodePanel
                key={props.asked.code}
                detail={props.detail}
                closed={codesPath({ ...props.asked, code: undefined })}
                actions={actions}
              />
            )
          }
        >
          <CodeTable codes={props.codes} asked={props.asked} />
          <StaffPager
            path={paths.adminGiftCodes}
            query={{ tab, type: props.asked.type }}
            after={props.asked.after}
            next={props.next}
          />
        </StaffSplit>
      )}
    </ClientMessages>
  )
}
