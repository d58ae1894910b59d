import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { absent, empty, fixtures } from './SmartSessionListView.fixtures.js'
import { SmartSessionListView } from './SmartSessionListView.js'

const modal = { route: { view: 'smart-sessions', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SmartSessionListView> = {
  title: 'Views/Smart session list',
  component: SmartSessionListView,
  args: { onRevoke: fn(async () => {}), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SmartSessionListView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByRole('heading', { name: 'January 2026' })
  },
}

export const Opened: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /0.01 ETH every 30 days/ }))
    await expect(view.getByText('Any account')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Revoke' }))
    await expect(args.onRevoke).toHaveBeenCalledWith('0x01')
  },
}

export const Failed: Story = {
  args: {
    model: fixtures.ready,
    onRevoke: fn(async () => {
      throw new Error('Declined')
    }),
  },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /Call contracts/ }))
    await userEvent.click(view.getByRole('button', { name: 'Revoke' }))
    await expect(await view.findByText('Not revoked')).toBeVisible()
  },
}

export const Unconfirmed: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /Revoking…/ }))
    await expect(view.getByText(/until the network confirms this/)).toBeVisible()
    await expect(view.queryByRole('button', { name: 'Revoke' })).toBeNull()
  },
}

export const Reported: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /25 USDC every 1 day Until/ }))
    await expect(view.getByText('Granted elsewhere')).toBeVisible()
    await expect(view.getByRole('button', { name: 'Revoke' })).toBeVisible()
  },
}

export const BaseUnits: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /25000000 base units of a token/ }))
    await expect(view.getByText('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')).toBeVisible()
  },
}

export const Revoked: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('tab', { name: 'Revoked' }))
    await userEvent.click(await view.findByRole('button', { name: /Call contracts/ }))
    await expect(view.queryByRole('button', { name: 'Revoke' })).toBeNull()
  },
}

export const Empty: Story = { args: { model: empty } }

export const Absent: Story = {
  args: { model: absent },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('This app has no permissions on Base yet.')
    await userEvent.click(view.getByRole('tab', { name: 'Revoked' }))
    await view.findByText('No revoked permissions')
  },
}

export const Disconnected: Story = { args: { model: fixtures.disconnected } }

export const UnconfirmedRightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: /جارٍ الإلغاء…/ }))
  },
}

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
  play: async ({ canvasElement }) => {
    const [, first] = await queryModal(canvasElement).findAllByRole('button', { name: /ETH/ })
    const [only] = await queryModal(canvasElement).findAllByRole('button', { name: /ETH/ })
    await userEvent.click(first ?? only ?? canvasElement)
  },
}
