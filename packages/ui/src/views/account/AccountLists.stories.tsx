import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures as activity, empty as emptyActivity } from '../activity/ActivityPanel.fixtures.js'
import { ActivityPanel } from '../activity/ActivityPanel.js'
import { empty as emptyNfts, fixtures as nfts } from '../nfts/NftsPanel.fixtures.js'
import { NftsPanel } from '../nfts/NftsPanel.js'
import {
  empty as emptyTokens,
  emptyWithoutPrices,
  fixtures as tokens,
} from '../tokens/TokensPanel.fixtures.js'
import { TokensPanel } from '../tokens/TokensPanel.js'
import { AccountTabs } from './AccountTabs.js'
import * as accountType from './AccountTypeSwitch.fixtures.js'
import { fixtures } from './AccountView.fixtures.js'
import { AccountView } from './AccountView.js'
import { actions } from './accountActions.fixtures.js'

const modal = { route: { view: 'account', namespace: 'eip155' } }

/** Lists without rows, whose text must be readable without scrolling. */
const meta: Meta<typeof AccountView> = {
  title: 'Views/Account lists',
  component: AccountView,
  args: {
    model: fixtures.connected,
    actions: [...actions, 'buy', 'send', 'swap', 'settings'],
    total: { status: 'absent' },
    onAction: fn(),
    onCopyAddress: fn(),
  },
  // Its amounts are BigInts, which the Controls panel cannot serialize.
  argTypes: {
    model: { control: false },
    panel: { control: false },
    total: { control: false },
  },
  parameters: { modal },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const panel = await view.findByRole('tabpanel')
    const stage = panel.closest('.stage')
    if (!stage) throw new Error('The panel is not in a stage')
    const end = panel.querySelector('.tokens-message')?.lastElementChild?.getBoundingClientRect().bottom
    await expect(end).toBeLessThan(stage.getBoundingClientRect().bottom - 12)
  },
}

export default meta

type Story = StoryObj<typeof AccountView>

function inTab(selected: 'tokens' | 'nfts' | 'activity', panel: ReactNode): Story {
  return {
    args: {
      panel: (
        <AccountTabs selected={selected} onSelect={fn()}>
          {panel}
        </AccountTabs>
      ),
    },
  }
}

export const EmptyTokens = inTab('tokens', <TokensPanel model={emptyTokens} />)

export const EmptyTokensWithoutPrices = inTab('tokens', <TokensPanel model={emptyWithoutPrices} />)

export const AbsentTokens = inTab('tokens', <TokensPanel model={tokens.absent} />)

export const FailedTokens = inTab('tokens', <TokensPanel model={tokens.failed} onRetry={fn()} />)

export const EmptyNfts = inTab('nfts', <NftsPanel model={emptyNfts} />)

export const AbsentNfts = inTab('nfts', <NftsPanel model={nfts.absent} />)

export const FailedNfts = inTab('nfts', <NftsPanel model={nfts.failed} onRetry={fn()} />)

export const EmptyActivity = inTab('activity', <ActivityPanel model={emptyActivity} />)

export const AbsentActivity = inTab('activity', <ActivityPanel model={activity.absent} />)

export const FailedActivity = inTab('activity', <ActivityPanel model={activity.failed} onRetry={fn()} />)

/** The header with the most lines: the name of the login, and the switch of the account's type. */
export const AbsentActivityOfSmartAccount: Story = {
  args: {
    ...AbsentActivity.args,
    login: { email: 'alice@example.com' },
    accountType: accountType.notDeployed,
    onAccountType: fn(),
  },
}

export const AbsentActivityRightToLeft: Story = {
  ...AbsentActivity,
  parameters: { modal: { ...modal, locale: 'ar' } },
}
