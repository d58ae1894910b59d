import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  currentLast,
  fixtures,
  groups,
  huge,
  manyChains,
  onlyTestnets,
  searched,
  searchedInSeveral,
  withSearch,
} from './NetworksView.fixtures.js'
import { NetworksView } from './NetworksView.js'

const modal = { route: { view: 'networks' }, help: true }

const meta: Meta<typeof NetworksView> = {
  title: 'Views/Networks',
  component: NetworksView,
  args: { onSearch: fn(), onSelectNetwork: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof NetworksView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: /Ethereum/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await userEvent.click(view.getByRole('button', { name: 'Base' }))
    await expect(args.onSelectNetwork).toHaveBeenCalledWith('eip155:8453')
    await expect(view.getByRole('list', { name: 'Testnets' })).toHaveTextContent('Sepolia')
    // Few networks need no search, and a single namespace has no heading.
    await expect(view.queryByRole('searchbox')).toBeNull()
    await expect(view.queryByRole('heading', { name: 'Ethereum & compatible' })).toBeNull()
  },
}

export const Groups: Story = {
  args: { model: groups },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('list', { name: 'Bitcoin' })).toBeInTheDocument()
    await expect(view.getByRole('button', { name: /Polygon/ })).toBeDisabled()
    await expect(view.getByText('Your wallet doesn’t allow it')).toBeVisible()
  },
}

export const WithSearch: Story = { args: { model: withSearch } }

export const OnlyTestnets: Story = { args: { model: onlyTestnets } }

export const ManyChains: Story = {
  args: { model: manyChains },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: /^Solana In use/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await userEvent.click(view.getByRole('button', { name: 'Bitcoin' }))
    await expect(args.onSelectNetwork).toHaveBeenCalledWith('bip122:000000000019d6689c085ae165831e93')
  },
}

export const CurrentLast: Story = {
  args: { model: currentLast },
  play: async ({ canvasElement }) => {
    const row = await queryModal(canvasElement).findByRole('button', { name: /^Bitcoin Testnet/ })
    const bottom = row.closest('.stage')?.getBoundingClientRect().bottom
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom ?? 0)
  },
}

export const ManyChainsScrolled: Story = {
  args: { model: manyChains },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const row = await view.findByRole('button', { name: /^Bitcoin Testnet/ })
    row.scrollIntoView({ block: 'end' })
    // The heading of the visible group is sticky.
    const heading = view.getByRole('heading', { name: 'Testnets' })
    await expect(heading).toBeVisible()
  },
}

export const SearchedInSeveral: Story = { args: { model: searchedInSeveral } }

export const Searched: Story = {
  args: { model: searched },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const field = await view.findByRole('searchbox', { name: 'Search networks' })
    await expect(field).toHaveValue('ar')
    // `NetworksView.browser.test.tsx` tests typing.
    await fireEvent.input(field, { target: { value: 'arb' } })
    await expect(args.onSearch).toHaveBeenLastCalledWith('arb')
    await userEvent.click(view.getByRole('button', { name: 'Clear' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
  },
}

export const NoMatch: Story = { args: { model: fixtures['no-match'] } }

export const Huge: Story = { args: { model: huge } }

export const RightToLeft: Story = {
  args: { model: manyChains },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
