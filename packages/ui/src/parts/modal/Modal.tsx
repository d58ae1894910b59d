import type { ModalModel, ThemeMode, ThemeVariables, ViewName } from '@latchkit/core'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { AccountCopy, Copy } from '../../copy/Copy.js'
import { CopyContext } from '../../copy/CopyContext.js'
import { MessagesContext, useLoadedMessages } from '../../copy/MessagesContext.js'
import { RootContext } from '../../shadow-dom/RootContext.js'
import { ShadowContainer } from '../../shadow-dom/ShadowContainer.js'
import { TitleContext } from '../header/TitleContext.js'
import { Announcement } from './Announcement.js'
import { Frame, type FrameProps } from './Frame.js'

/** Props of a component that can render the card of the modal before it is opened. */
export type PreparationProps = {
  readonly model: ModalModel
  /** The shadow root that contains the card. */
  readonly root: ShadowRoot | null
  /** `view`: the view of the model. Default: the children of the modal. */
  readonly createFrame: (model: FrameProps['model'], view?: ReactNode) => ReactNode
}

/** Props of {@link Modal}. */
export type ModalProps = Omit<FrameProps, 'model' | 'title'> & {
  readonly model: ModalModel
  /**
   * Renders the card that `createFrame` creates, also of a closed modal. Change it only while the modal is closed. Default:
   * renders the content of an open modal.
   */
  readonly Preparation?: ComponentType<PreparationProps> | undefined
  /** For the views of the account area with their texts: `{ ...en, ...accountEn }`. */
  readonly copy: Copy & Partial<AccountCopy>
  readonly theme: ThemeMode
  /** Custom properties without their `--latchkit-` prefix. Default: none. */
  readonly variables?: ThemeVariables | undefined
  /** A text that screen readers announce once, beside the card. Default: none. */
  readonly announcement?: string | undefined
}

/**
 * The modal: a dialog on the desktop, a sheet on a phone, or a card in the page (`isInline`). It is isolated from the page's
 * CSS. On the server it is an empty element.
 *
 * @example
 * ```tsx
 * import { Modal } from '@latchkit/ui/modal'
 * import { en } from '@latchkit/ui/copy/en'
 * import { WhatIsAWalletView } from '@latchkit/ui/views/what-is-a-wallet'
 *
 * const open = { status: 'open', route: { view: 'what-is-a-wallet' }, depth: 1, direction: 'forward', canGoBack: false, shaking: false, isInline: false } as const
 *
 * export const Explain = ({ onClose }: { onClose: () => void }) => (
 *   <Modal model={open} copy={en} theme="light" onClose={onClose}>
 *     <WhatIsAWalletView />
 *   </Modal>
 * )
 * ```
 */
export function Modal(props: ModalProps): ReactNode {
  const { model, copy, theme, variables, announcement, Preparation, ...frame } = props
  const messages = useLoadedMessages(copy, model.status === 'open')
  const title = useState<string>()
  const titles: { readonly [view in ViewName]?: string } = { ...copy.titles, ...copy.accountTitles }
  const createFrame: PreparationProps['createFrame'] = (shown, view = frame.children) => (
    <Frame {...frame} model={shown} title={titles[shown.route.view] ?? ''}>
      {view}
    </Frame>
  )
  return (
    <ShadowContainer theme={theme} lang={copy.lang} dir={copy.dir} variables={variables}>
      <CopyContext.Provider value={copy}>
        <MessagesContext.Provider value={messages}>
          <TitleContext.Provider value={title}>
            {Preparation ? (
              <RootContext.Consumer>
                {(root) => <Preparation model={model} root={root} createFrame={createFrame} />}
              </RootContext.Consumer>
            ) : (
              model.status === 'open' && createFrame(model)
            )}
          </TitleContext.Provider>
        </MessagesContext.Provider>
      </CopyContext.Provider>
      {announcement && <Announcement text={announcement} />}
    </ShadowContainer>
  )
}
