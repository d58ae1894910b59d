import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { ChooseAccountNameView } from './ChooseAccountNameView.js'

const modal = { route: { view: 'choose-account-name', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof ChooseAccountNameView> = {
  title: 'Views/ChooseAccountName',
  component: ChooseAccountNameView,
  args: { onChoose: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ChooseAccountNameView>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Choose name' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
