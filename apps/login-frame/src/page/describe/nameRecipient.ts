import type { Approval } from '../approval/types.js'
import type { ApprovalModel, ModelField } from './ApprovalModel.js'

/** Adds the name of the recipient to its line. The address stays: a name can look like another one. */
export function nameRecipient(model: ApprovalModel, recipient: Approval['recipient']): ApprovalModel {
  if (!recipient) return model
  const { address, name } = recipient
  const isRecipient = (field: ModelField) =>
    field.name === 'to' &&
    typeof field.value === 'string' &&
    field.value.toLowerCase() === address.toLowerCase()
  const toNamed = (field: ModelField): ModelField => (isRecipient(field) ? { ...field, label: name } : field)
  return {
    ...model,
    fields: model.fields.map(toNamed),
    ...(model.instructions && {
      instructions: model.instructions.map((part) => ({ ...part, fields: part.fields.map(toNamed) })),
    }),
  }
}
