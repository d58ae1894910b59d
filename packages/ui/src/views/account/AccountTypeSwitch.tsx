import type { AccountTypeModel, LoginAccountType } from '@latchkit/core'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getNetworkName } from '../../format/getNetworkName.js'
import { LayersIcon } from '../../icons/LayersIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Notice } from '../../parts/notice/Notice.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Spinner } from '../../parts/status/Spinner.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './AccountTypeSwitch.css?inline'

type AccountTypeSwitchProps = {
  readonly model: AccountTypeModel
  readonly onSelect?: ((type: LoginAccountType) => void) | undefined
}

/** Turns the smart account of a login on and off, and says what it is. */
export function AccountTypeSwitch({ model, onSelect }: AccountTypeSwitchProps): ReactNode {
  const copy = useAccountCopy()
  const messages = useMessages()
  const textId = useId()
  useStyles(css)
  const { accountType } = copy.account
  if (model.status === 'absent') return null
  const icon = (
    <span className="row-icon">
      <LayersIcon />
    </span>
  )
  if (model.status === 'unavailable') {
    const detail = fill(accountType.unavailable, { network: getNetworkName(model.network, copy) })
    return (
      <List label={accountType.heading}>
        <ListRow small mark={icon} title={accountType.title} detail={detail} />
      </List>
    )
  }
  const { type, pendingType, failure, hasSameAddress, isDeployed } = model
  const isOn = type === 'smartAccount'
  const other = isOn ? 'eoa' : 'smartAccount'
  const failureText = failure && getFailureText(messages, failure)
  const texts = [
    accountType.text,
    hasSameAddress === true && accountType.sameAddress,
    hasSameAddress === false && accountType.otherAddress,
    isOn && !isDeployed && accountType.notDeployed,
  ].filter((text) => text)
  return (
    <div className="account-type">
      <List label={accountType.heading}>
        <li data-size="small">
          <button
            className="row"
            part="row"
            type="button"
            role="switch"
            aria-checked={isOn}
            aria-describedby={textId}
            data-busy={pendingType !== undefined || undefined}
            disabled={!onSelect || pendingType !== undefined}
            onClick={() => onSelect?.(other)}
          >
            {icon}
            <span className="row-content">
              <span className="row-title">{accountType.title}</span>
            </span>
            <span className="row-end" aria-hidden="true">
              {pendingType === undefined ? (
                <>
                  {isOn ? accountType.on : accountType.off}
                  <span className="account-type-switch" />
                </>
              ) : (
                <Spinner />
              )}
            </span>
          </button>
        </li>
      </List>
      {failure && (
        <Notice title={accountType.failed[other]} text={failureText?.text ?? accountType.unchanged} />
      )}
      <p className="account-type-text" id={textId}>
        {texts.join(' ')}
      </p>
      <span className="visually-hidden" role="status">
        {pendingType && accountType.switching[pendingType]}
      </span>
    </div>
  )
}
