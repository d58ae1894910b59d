import { Popover } from 'antd'

export function Host({ isOpen, onClose, children }) {
  return (
    <Popover open={isOpen} onOpenChange={onClose} trigger="click" title="Host" content={children}>
      <span>Anchor</span>
    </Popover>
  )
}
