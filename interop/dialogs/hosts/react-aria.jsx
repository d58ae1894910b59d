import { Dialog, Heading, Modal } from 'react-aria-components'

export function Host({ isOpen, onClose, children }) {
  return (
    <Modal isDismissable isOpen={isOpen} onOpenChange={onClose}>
      <Dialog>
        <Heading slot="title">Host</Heading>
        {children}
      </Dialog>
    </Modal>
  )
}
