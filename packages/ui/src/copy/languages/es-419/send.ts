// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in Latin American Spanish. */
export const send: SendCopy = {
  unsupported: { title: 'Red no compatible', text: 'Cambie a una red con la que funcione esta app.' },
  amount: 'Monto',
  balance: 'Saldo: {balance}',
  max: 'Máx.',
  maxNote: 'Todo, menos la tarifa de red.',
  switchUnit: 'Ingresar el monto como {amount}',
  owned: 'Tiene {balance}',
  selectToken: 'Elegir token',
  token: 'Token:',
  to: 'Para',
  address: 'Dirección o nombre',
  paste: 'Pegar',
  resolving: 'Buscando el nombre',
  retryName: 'Reintentar',
  nameProblems: {
    invalid: 'Este nombre no es válido.',
    'unusual-characters': 'Este nombre tiene caracteres que pueden parecerse a otros. Ingrese la dirección.',
    'not-registered': 'Este nombre no está registrado.',
    'no-address': 'Este nombre no tiene dirección en esta red.',
    unreachable: 'El servicio de este nombre no responde.',
    untrusted: 'El servicio de este nombre envió una respuesta que no es auténtica. Ingrese la dirección.',
    unsupported: 'Aquí no se pueden usar nombres como este. Ingrese la dirección.',
  },
  recipientErrors: {
    format: 'Una dirección es 0x y 40 letras o dígitos.',
    checksum: 'Esta dirección tiene un error. Cópiela de nuevo.',
    'zero-address': 'Lo que se envía a esta dirección se pierde.',
    'solana-format': 'Una dirección de Solana tiene de 32 a 44 letras y dígitos, sin 0x.',
    'bitcoin-format': 'No es una dirección de Bitcoin, o tiene un error. Cópiela de nuevo.',
    'other-network': 'Esta dirección pertenece a otra red de Bitcoin.',
    'unknown-version': 'Bitcoin aún no puede proteger lo que se envía a este tipo de dirección.',
  },
  notices: {
    'own-address': { title: 'Es su propia dirección', text: 'Se enviaría a usted mismo.' },
    'token-contract': {
      title: 'Es un token, no una billetera',
      text: 'Lo que se envía al contrato de un token suele perderse.',
    },
    'look-alike': {
      title: 'Verifique la dirección',
      text: 'Se parece a {address} de su actividad, pero es otra. Los estafadores crean direcciones así.',
    },
    'first-transfer': {
      title: 'Destinatario nuevo',
      text: 'En su actividad reciente no hay ninguna transferencia a esta dirección.',
    },
    'unusual-name': {
      title: 'Verifique el nombre',
      text: 'Tiene caracteres que pueden parecerse a otros. Compare la dirección con la del destinatario.',
    },
  },
  check: {
    'select-token': 'Elija un token',
    'incorrect-value': 'Monto no válido',
    'add-amount': 'Indique el monto',
    'insufficient-funds': 'Fondos insuficientes',
    'add-address': 'Indique la dirección',
    'resolving-name': 'Buscando el nombre',
    'invalid-address': 'Dirección no válida',
    preview: 'Revisar',
  },
  tokens: {
    heading: 'Sus tokens',
    empty: { title: 'No hay tokens para enviar', text: 'Esta cuenta no tiene tokens en esta red.' },
  },
  review: {
    none: { title: 'Nada que revisar', text: 'La cuenta o la red cambió.' },
    start: 'Empezar de nuevo',
    preparing: 'Consultando saldos y tarifas',
    failed: 'No se puede enviar',
    edit: 'Editar',
    from: 'De',
    to: 'Para',
    details: 'Detalles',
    fee: 'Tarifa de red',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    sponsored: 'La paga {app}',
    sponsoredByApp: 'La paga esta app',
    upTo: 'Como máximo {fee}',
    total: 'Monto total',
    accountRent: 'Cuenta de token nueva',
    accountRentNote: {
      title: 'El destinatario necesita una cuenta de token',
      text: 'Se crea con esta transferencia y le cuesta {amount}.',
    },
    walletFee: {
      title: 'Su billetera fija la tarifa',
      text: 'Las tarifas de aquí son estimaciones. Verifique la tarifa en su billetera.',
    },
    about: 'Aprox. {fee}',
    received: 'Destinatario recibe',
    rounding: 'Redondeo, hasta',
    takesFee: {
      title: 'Este token cobra una tarifa',
      text: 'El destinatario recibe menos de lo que usted envía.',
    },
    unverified: {
      title: 'El resultado no se conoce',
      text: 'Esta red no puede simular la transferencia. Envíe solo un token en el que confíe.',
    },
    contract: {
      title: 'El destinatario es un contrato',
      text: 'Asegúrese de que acepta este token en esta red.',
    },
    problems: {
      'insufficient-funds': { title: 'Fondos insuficientes', text: 'El saldo es inferior al monto.' },
      'insufficient-fee': {
        title: 'No alcanza para la tarifa de red',
        text: 'Envíe menos, elija una tarifa más baja o agregue fondos.',
      },
      'leaves-too-little': {
        title: 'Quedaría muy poco saldo',
        text: 'Las cuentas de Solana mantienen 0 SOL o unos 0.0009 SOL. Envíe todo, o menos.',
      },
      'recipient-minimum': {
        title: 'Muy poco para una cuenta nueva',
        text: 'La cuenta del destinatario está vacía. Solana exige que tenga unos 0.0009 SOL.',
      },
      dust: {
        title: 'Monto demasiado pequeño',
        text: 'La red de Bitcoin no transmite un monto tan pequeño.',
      },
      'wallet-sets-fee': {
        title: 'Ingrese un monto',
        text: 'Su billetera fija la tarifa, así que desde aquí no se puede enviar todo.',
      },
      'to-program': { title: 'Es un programa', text: 'Lo que se envía a un programa se pierde.' },
      'to-token-account': {
        title: 'Es un token, no una billetera',
        text: 'Pida la dirección de la billetera del destinatario.',
      },
      'memo-required': {
        title: 'El destinatario necesita un memo',
        text: 'Su cuenta solo acepta transferencias con memo, que aquí no se puede agregar.',
      },
      'confidential-only': {
        title: 'El destinatario solo acepta transferencias confidenciales',
        text: 'Aquí no se pueden hacer.',
      },
      frozen: {
        title: 'Este token está congelado',
        text: 'Su emisor congeló la cuenta de usted o la del destinatario para este token.',
      },
      'non-transferable': {
        title: 'Este token no se puede enviar',
        text: 'Permanece en la cuenta que lo tiene.',
      },
      paused: {
        title: 'Este token está en pausa',
        text: 'Su emisor detuvo todas las transferencias.',
      },
      'transfer-hook': {
        title: 'Este token no se puede enviar aquí',
        text: 'Cada transferencia ejecuta un programa de su emisor, lo que no se admite.',
      },
    },
    moved: {
      title: 'El nombre tiene una dirección nueva',
      text: 'Cambió desde la revisión. Pregunte al destinatario antes de enviar. No se envió nada.',
    },
    declined: { title: 'Solicitud rechazada', text: 'No se envió nada.' },
    send: 'Enviar',
    checking: { title: 'Verificando', text: 'Comparando la transacción con la red.' },
    signing: {
      title: 'Apruebe en {wallet}',
      text: 'Su billetera muestra el mismo monto y la misma dirección.',
    },
    sentTitles: {
      pending: 'Enviando {amount} a {recipient}',
      confirmed: 'Envió {amount} a {recipient}',
      failed: 'La transferencia falló',
      replaced: 'La transferencia se reemplazó',
      dropped: 'La transferencia no se hizo',
    },
  },
  sent: {
    texts: {
      pending: 'Puede cerrar esta ventana. El envío sigue en la red.',
      confirmed: 'Confirmada en {network}.',
      failed: 'Solo se pagó la tarifa de red.',
      replaced: 'Otra transacción de su cuenta ocupó su lugar.',
      dropped: 'La red ya no la conoce.',
    },
    done: 'Listo',
  },
}
