// Reviewed by a native speaker: no
import type { PayCopy } from '../../PayCopy.js'

/** The strings of the views that pay, in Brazilian Portuguese. */
export const pay: PayCopy = {
  none: { title: 'Nada a pagar', text: 'O pagamento terminou.' },
  recipient: 'Destinatário',
  network: 'Em {network}',
  methods: 'Pagar com',
  wallet: 'Pagar com {wallet}',
  connect: 'Conectar carteira',
  switchNetwork: 'Mudar para {network} e pagar',
  code: 'Escanear com outra carteira',
  exchanges: 'Pagar por uma corretora',
  loadingExchanges: 'Carregando corretoras',
  noExchanges: 'Nenhuma corretora tem este ativo.',
  exchangesFailed: {
    title: 'Não foi possível obter as corretoras',
    text: 'Você ainda pode pagar com uma carteira.',
  },
  retry: 'Tentar novamente',
  opening: 'Abrindo',
  declined: { title: 'Solicitação recusada', text: 'Nada foi pago.' },
  errors: {
    'pay-invalid-config': { text: 'A configuração do pagamento é inválida' },
    'pay-invalid-recipient': { text: 'O endereço do destinatário é inválido' },
    'pay-invalid-asset': { text: 'O ativo do pagamento é inválido' },
    'pay-invalid-amount': { text: 'O valor do pagamento é inválido' },
    'pay-unknown': { text: 'Erro de pagamento desconhecido' },
    'pay-not-initiated': {
      text: 'Não foi possível iniciar o pagamento',
      advice: 'Escolha de novo como pagar.',
    },
    'pay-invalid-namespace': { text: 'O tipo de rede é inválido' },
    'pay-failed': { text: 'O pagamento falhou', advice: 'Nada chegou ao destinatário.' },
    'pay-exchanges': {
      text: 'Não foi possível obter as corretoras',
      advice: 'Você ainda pode pagar com uma carteira.',
    },
    'pay-asset-not-supported': {
      text: 'Ativo não compatível',
      advice: 'Escolha outra forma de pagamento.',
    },
    'pay-url': {
      text: 'Não foi possível obter a URL de pagamento',
      advice: 'Tente novamente ou escolha outra forma de pagamento.',
    },
    'pay-status': {
      text: 'Não foi possível obter o status da compra',
      advice: 'Verificaremos de novo em breve.',
    },
  },
  scan: {
    label: 'QR code para pagar {amount} em {network}',
    text: 'Escaneie este código com uma carteira no celular.',
    followed: 'Veremos seu pagamento na rede.',
    notFollowed: 'A loja vê seu pagamento na rede. Esta janela não.',
    copy: 'Copiar link',
    copied: 'Copiado',
  },
  review: {
    details: 'Detalhes',
    preparing: 'Consultando saldos e taxas',
    failed: 'Não é possível pagar',
    from: 'De',
    fee: 'Taxa de rede',
    upTo: 'No máximo {fee}',
    pay: 'Pagar {amount}',
    back: 'Mudar forma',
    problems: {
      'insufficient-funds': { title: 'Saldo insuficiente', text: 'O saldo é menor que o valor.' },
      'insufficient-fee': {
        title: 'Saldo insuficiente para a taxa de rede',
        text: 'Adicione saldo ou pague de outra forma.',
      },
      'leaves-too-little': {
        title: 'Sobraria muito pouco',
        text: 'Contas Solana mantêm 0 SOL ou cerca de 0,0009 SOL. Adicione SOL ou pague de outra forma.',
      },
      'less-received': {
        title: 'Este token cobra uma taxa',
        text: 'O destinatário receberia menos que o preço. Pague de outra forma.',
      },
    },
    signing: {
      title: 'Aprove em {wallet}',
      text: 'Sua carteira mostra o mesmo valor e o mesmo endereço.',
    },
    tokens: 'Pagar com outro token',
    balance: 'Você tem {amount}',
  },
  swap: {
    paid: 'Você paga cerca de',
    paidMax: 'Você paga no máximo',
    received: 'Destinatário recebe exatamente',
    source: 'Preço de',
    refreshes: 'O preço é verificado a cada 20 segundos',
    updating: 'Atualizando o preço',
    higher: { title: 'O preço subiu', text: 'Confira quanto você paga antes de continuar.' },
    notes: {
      reset: {
        title: 'Etapa 1 de 3: redefinir a aprovação antiga',
        text: 'Este token só aceita uma nova aprovação depois que a antiga é redefinida.',
      },
      approve: {
        title: 'Primeiro aprove, depois pague',
        text: 'Você permite que o contrato abaixo retire exatamente {amount}, e não mais.',
      },
    },
  },
  progress: {
    exchange: {
      title: 'Pague em {exchange}',
      text: 'Conclua o pagamento na página da corretora. Esta janela o acompanha.',
    },
    unknown: {
      title: 'A corretora não responde',
      text: 'Continuamos verificando. Não pague duas vezes.',
    },
    open: 'Abrir {exchange}',
    otherWay: 'Outras formas de pagar',
    confirming: { title: 'Pagamento enviado', text: 'Aguardando a confirmação da rede.' },
    completed: 'Você pagou {amount} a {recipient}',
    verified: 'Confirmado em {network}.',
    unverified: 'A rede ainda não mostra este pagamento. Guarde seu recibo.',
    failed: 'O pagamento falhou',
    done: 'Concluir',
  },
  receipt: {
    heading: 'Recibo',
    amount: 'Valor',
    merchant: 'Loja',
    date: 'Data',
    reference: 'Referência',
    copyReference: 'Copiar referência',
  },
}
