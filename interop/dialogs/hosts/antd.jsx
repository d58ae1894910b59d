import { Modal } from 'antd'

export function Host({ isOpen, onClose, children }) {
  return (
    <Modal open={isOpen} onCancel={onClose} title="Host" footer={null}>
      {children}
    </Modal>
  )
}
