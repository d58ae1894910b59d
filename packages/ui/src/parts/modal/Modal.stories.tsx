import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HostilePage } from '../../../.storybook/HostilePage.js'
import { queryModal } from '../../../.storybook/queryModal.js'
import { en } from '../../copy/en.js'
import { modal as ar } from '../../copy/languages/ar/modal.js'
import { fixtures } from '../../views/connect/ConnectView.fixtures.js'
import { ConnectView } from '../../views/connect/ConnectView.js'
import { alerts, openModel, snackbars } from './Modal.fixtures.js'
import { Modal } from './Modal.js'

const meta: Meta<typeof Modal> = {
  title: 'Modal',
  component: Modal,
  args: {
    model: openModel,
    copy: en,
    theme: 'light',
    onClose: fn(),
    onBack: fn(),
    onHelp: fn(),
    onDismissAlert: fn(),
    children: <ConnectView model={fixtures.ready} onSelectWallet={fn()} onGetWallet={fn()} />,
  },
  render: (args, { globals }) => <Modal {...args} theme={globals.theme} />,
  parameters: { host: true },
}

export default meta

type Story = StoryObj<typeof Modal>

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const modal = queryModal(canvasElement)
    const dialog = await modal.findByRole('dialog', { name: 'Connect a wallet' })
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await userEvent.click(modal.getByRole('button', { name: 'Help' }))
    await expect(args.onHelp).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button')
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop')
    // A click on the card does not close the modal.
    await userEvent.click(modal.getByText('No wallet yet?'))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Closed: Story = {
  args: { model: { status: 'closed' } },
  play: async ({ canvasElement }) => {
    await expect(queryModal(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

export const WithBack: Story = {
  args: { model: { ...openModel, canGoBack: true } },
  play: async ({ canvasElement, args }) => {
    const modal = queryModal(canvasElement)
    await userEvent.click(await modal.findByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(modal.queryByRole('button', { name: 'Help' })).toBeNull()
  },
}

export const Refused: Story = { args: { model: { ...openModel, shaking: true }, closable: false } }

export const Inline: Story = {
  args: { model: { ...openModel, isInline: true } },
  play: async ({ canvasElement }) => {
    const modal = queryModal(canvasElement)
    await modal.findByRole('region', { name: 'Connect a wallet' })
    await expect(modal.queryByRole('dialog')).toBeNull()
    await expect(modal.queryByRole('button', { name: 'Close' })).toBeNull()
    // An inline modal does not take the focus on mount.
    await expect(document.activeElement).toBe(document.body)
  },
}

export const SnackbarLoading: Story = { args: { snackbar: snackbars.loading } }

export const SnackbarSuccess: Story = {
  args: { snackbar: snackbars.success },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText('Address copied')
  },
}

export const SnackbarError: Story = { args: { snackbar: snackbars.error } }

export const SnackbarIcon: Story = { args: { snackbar: snackbars.icon } }

export const AlertError: Story = {
  args: { alert: alerts.error },
  play: async ({ canvasElement, args }) => {
    const modal = queryModal(canvasElement)
    await expect(await modal.findByRole('alert')).toHaveTextContent('PROJECT_ID_NOT_CONFIGURED')
    await userEvent.click(modal.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismissAlert).toHaveBeenCalledOnce()
  },
}

export const AlertWarning: Story = { args: { alert: alerts.warning } }

export const AlertInfo: Story = { args: { alert: alerts.info } }

export const AlertRightToLeft: Story = { args: { copy: ar, alert: alerts.error } }

export const SnackbarRightToLeft: Story = { args: { copy: ar, snackbar: snackbars.error } }

export const OwnTheme: Story = {
  args: { variables: { accent: '#7c2d8e', 'on-accent': '#fff', radius: '4px', 'font-scale': '1.1' } },
  // The app is responsible for an accent that works in only one theme.
  render: (args) => <Modal {...args} />,
  parameters: { a11y: { test: 'error' }, oneTheme: true },
}

export const HostilePageCss: Story = {
  decorators: [
    (Story) => (
      <HostilePage>
        <Story />
      </HostilePage>
    ),
  ],
  parameters: { oneTheme: true },
  play: async ({ canvasElement }) => {
    const row = await queryModal(canvasElement).findByRole('button', { name: /Kestrel/ })
    const style = getComputedStyle(row)
    await expect(style.textTransform).toBe('none')
    await expect(style.letterSpacing).toBe('normal')
    await expect(style.display).toBe('flex')
    await expect(style.paddingInlineStart).toBe('12px')
  },
}
