import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { GIFT_CODE_TYPES } from '@/lib/domain/commerce/gift-code'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { paths } from '@/lib/paths'
import { AdminFilter } from '../admin-filter'
import { AdminPager } from '../admin-pager'
import { ListDetail } from '../list-detail'
import { AdminTabs } from '../admin-tabs'
import { AdminHeader } from '../admin-header'
import { BatchForm } from './batch-form'
import { CodeForm } from './code-form'
import { CodePanel } from './code-panel'
import { CodeTable } from './code-table'
import { codesPath, type CodeActions, type CodeDetail, type CodesQuery, type ListedCode } from './gift-codes'
import './gift-codes.css'

type GiftCodesScreenProps = { actions: CodeActions } & (
  | { tab: 'create' }
  | { tab: 'manage'; asked: CodesQuery; codes: ListedCode[]; next: string | undefined; detail: CodeDetail | null }
)

/** Gift codes: making them, and what became of them. */
export function GiftCodesScreen(props: GiftCodesScreenProps) {
  const t = useTranslations('giftCodes')
  const { actions, tab } = props
  return (
    <ClientMessages of={['admin', 'giftCodes']}>
      <AdminHeader title={t('title')}>
        <AdminTabs
          label={t('tabs')}
          tabs={[
            { href: paths.adminGiftCodes, label: t('create'), current: tab === 'create' },
            { href: codesPath({}), label: t('manage'), current: tab === 'manage' },
          ]}
        />
        {tab === 'manage' && (
          <AdminFilter
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
          </AdminFilter>
        )}
      </AdminHeader>
      {tab === 'create' ? (
        <div className="codes-forms">
          <CodeForm />
          <BatchForm createMany={actions.createMany} />
        </div>
      ) : (
        <ListDetail
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
          <AdminPager
            path={paths.adminGiftCodes}
            query={{ tab, type: props.asked.type }}
            after={props.asked.after}
            next={props.next}
          />
        </ListDetail>
      )}
    </ClientMessages>
  )
}
