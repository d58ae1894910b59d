// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Latin American Spanish. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Acelerar', cancel: 'Cancelar transacción' },
  obstacles: {
    'not-tracked': 'Esta transacción no la envió esta app. Puede reemplazarla en su billetera.',
    'not-pending': 'Esta transacción ya no está pendiente.',
    solana: 'Las transacciones en Solana no se pueden reemplazar. Se confirman o vencen en unos dos minutos.',
    bip122: 'Puede subir la tarifa de esta transacción en su billetera, si esta lo permite.',
    'other-account': 'Solo la cuenta que envió esta transacción puede reemplazarla.',
    'other-network': 'Cambie su billetera a la red de esta transacción para reemplazarla.',
    'smart-account': 'Las transacciones de una cuenta inteligente solo se pueden reemplazar en su billetera.',
    'nonce-unknown': 'La red aún no muestra esta transacción, así que no se puede reemplazar.',
    'long-data':
      'Esta transacción es demasiado larga para enviarla de nuevo desde aquí. Solo se puede cancelar.',
  },
  outcomes: {
    repriced: 'Acelerada',
    cancelled: 'Cancelada',
    replaced: 'Reemplazada',
    dropped: 'Descartada',
  },
  replacedBy: 'Reemplazada por',
  copyReplacedBy: 'Copiar ID de la nueva transacción',
  otherNonce: {
    title: 'Esta no reemplazó nada',
    text: 'Su billetera la envió como una segunda transacción. La anterior también puede confirmarse.',
  },
  none: {
    title: 'Nada que reemplazar',
    text: 'La transacción ya no está pendiente, o la cuenta o la red cambió.',
  },
  showActivity: 'Mostrar actividad',
  preparing: 'Consultando la transacción y las tarifas',
  failed: 'No se puede reemplazar',
  notReplaceable: 'La transacción ya no está pendiente, o solo su billetera puede reemplazarla.',
  settled: {
    title: 'Ya no está pendiente',
    text: 'Ya no queda nada que reemplazar. No se envió nada.',
  },
  explain: {
    'speed-up':
      'Envía la misma transacción otra vez con una tarifa más alta. Solo se puede confirmar una de las dos, así que paga una sola vez.',
    cancel:
      'En su lugar, envía cero a su propia cuenta. Usted paga esta tarifa. Si la primera se confirma antes, se mantiene.',
  },
  original: 'Transacción',
  contractCall: 'Llamada a contrato',
  deployment: 'Contrato nuevo',
  currentFee: 'Tarifa actual',
  newFee: 'Nueva tarifa de red',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'No alcanza para la tarifa de red',
    text: 'Elija una tarifa más baja o agregue fondos.',
  },
  keepWaiting: 'Seguir esperando',
  showTransaction: 'Mostrar transacción',
  signing: {
    title: 'Apruebe en {wallet}',
    text: 'Verifique que su billetera muestre el nonce {nonce}. Con otro, envía una segunda transacción.',
  },
  sent: { title: 'Reemplazo enviado', text: 'Su actividad muestra cuál se confirma.' },
}
