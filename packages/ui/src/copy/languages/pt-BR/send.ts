// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in Brazilian Portuguese. */
export const send: SendCopy = {
  unsupported: {
    title: 'Rede não compatível',
    text: 'Mude para uma rede com a qual este app funciona.',
  },
  amount: 'Valor',
  balance: 'Saldo: {balance}',
  max: 'Máx.',
  maxNote: 'Tudo, menos a taxa de rede.',
  switchUnit: 'Digitar o valor como {amount}',
  owned: 'Você tem {balance}',
  selectToken: 'Escolher token',
  token: 'Token:',
  to: 'Para',
  address: 'Endereço ou nome',
  paste: 'Colar',
  resolving: 'Procurando o nome',
  retryName: 'Tentar novamente',
  nameProblems: {
    invalid: 'Este nome não é válido.',
    'unusual-characters': 'Este nome tem caracteres que podem se parecer com outros. Digite o endereço.',
    'not-registered': 'Este nome não está registrado.',
    'no-address': 'Este nome não tem endereço nesta rede.',
    unreachable: 'O serviço deste nome não responde.',
    untrusted: 'O serviço deste nome enviou uma resposta que não é autêntica. Digite o endereço.',
    unsupported: 'Nomes como este não podem ser usados aqui. Digite o endereço.',
  },
  recipientErrors: {
    format: 'Um endereço é 0x e 40 letras ou números.',
    checksum: 'Este endereço tem um erro. Copie-o de novo.',
    'zero-address': 'O que é enviado a este endereço se perde.',
    'solana-format': 'Um endereço Solana tem de 32 a 44 letras e números, sem 0x.',
    'bitcoin-format': 'Este não é um endereço Bitcoin, ou tem um erro. Copie-o de novo.',
    'other-network': 'Este endereço pertence a outra rede Bitcoin.',
    'unknown-version': 'O Bitcoin ainda não pode proteger o que é enviado a este tipo de endereço.',
  },
  notices: {
    'own-address': {
      title: 'Este é o seu endereço',
      text: 'Você enviaria para si mesmo.',
    },
    'token-contract': {
      title: 'É um token, não uma carteira',
      text: 'O que é enviado ao contrato de um token geralmente se perde.',
    },
    'look-alike': {
      title: 'Confira o endereço',
      text: 'Ele se parece com {address} da sua atividade, mas é outro. Golpistas criam endereços assim.',
    },
    'first-transfer': {
      title: 'Destinatário novo',
      text: 'Sua atividade recente não tem transferências para este endereço.',
    },
    'unusual-name': {
      title: 'Confira o nome',
      text: 'Ele tem caracteres que podem se parecer com outros. Compare o endereço com o do destinatário.',
    },
  },
  check: {
    'select-token': 'Selecione um token',
    'incorrect-value': 'Valor inválido',
    'add-amount': 'Digite o valor',
    'insufficient-funds': 'Saldo insuficiente',
    'add-address': 'Digite o endereço',
    'resolving-name': 'Procurando o nome',
    'invalid-address': 'Endereço inválido',
    preview: 'Revisar',
  },
  tokens: {
    heading: 'Seus tokens',
    empty: { title: 'Nenhum token para enviar', text: 'Esta conta não tem tokens nesta rede.' },
  },
  review: {
    none: { title: 'Nada a revisar', text: 'A conta ou a rede mudou.' },
    start: 'Começar de novo',
    preparing: 'Consultando saldos e taxas',
    failed: 'Não é possível enviar',
    edit: 'Editar',
    from: 'De',
    to: 'Para',
    details: 'Detalhes',
    fee: 'Taxa de rede',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    sponsored: 'Paga por {app}',
    sponsoredByApp: 'Paga por este app',
    upTo: 'No máximo {fee}',
    total: 'Valor total',
    accountRent: 'Nova conta de token',
    accountRentNote: {
      title: 'O destinatário precisa de uma conta de token',
      text: 'Ela é criada com esta transferência e custa a você {amount}.',
    },
    walletFee: {
      title: 'Sua carteira define a taxa',
      text: 'As taxas aqui são estimativas. Confira a taxa na sua carteira.',
    },
    about: 'Cerca de {fee}',
    received: 'Destinatário recebe',
    rounding: 'Arredondamento, até',
    takesFee: {
      title: 'Este token cobra uma taxa',
      text: 'O destinatário recebe menos do que você envia.',
    },
    unverified: {
      title: 'O resultado não é conhecido',
      text: 'Esta rede não consegue simular a transferência. Envie somente um token em que você confia.',
    },
    contract: {
      title: 'O destinatário é um contrato',
      text: 'Certifique-se de que ele aceita este token nesta rede.',
    },
    problems: {
      'insufficient-funds': { title: 'Saldo insuficiente', text: 'O saldo é menor que o valor.' },
      'insufficient-fee': {
        title: 'Saldo insuficiente para a taxa de rede',
        text: 'Envie menos, escolha uma taxa menor ou adicione saldo.',
      },
      'leaves-too-little': {
        title: 'Sobraria muito pouco',
        text: 'Contas Solana mantêm 0 SOL ou cerca de 0,0009 SOL. Envie tudo, ou menos.',
      },
      'recipient-minimum': {
        title: 'Muito pouco para uma conta nova',
        text: 'A conta do destinatário está vazia. A Solana exige que ela tenha cerca de 0,0009 SOL.',
      },
      dust: {
        title: 'Valor pequeno demais',
        text: 'A rede Bitcoin não transmite um valor tão pequeno.',
      },
      'wallet-sets-fee': {
        title: 'Digite um valor',
        text: 'Sua carteira define a taxa, por isso não é possível enviar tudo daqui.',
      },
      'to-program': { title: 'É um programa', text: 'O que é enviado a um programa se perde.' },
      'to-token-account': {
        title: 'É um token, não uma carteira',
        text: 'Peça o endereço da carteira do destinatário.',
      },
      'memo-required': {
        title: 'O destinatário precisa de um memo',
        text: 'A conta dele só aceita transferências com memo, que não pode ser adicionado aqui.',
      },
      'confidential-only': {
        title: 'O destinatário só aceita transferências confidenciais',
        text: 'Elas não podem ser feitas aqui.',
      },
      frozen: {
        title: 'Este token está congelado',
        text: 'O emissor congelou a sua conta ou a do destinatário para este token.',
      },
      'non-transferable': {
        title: 'Este token não pode ser enviado',
        text: 'Ele permanece na conta que o tem.',
      },
      paused: {
        title: 'Este token está pausado',
        text: 'O emissor interrompeu todas as transferências.',
      },
      'transfer-hook': {
        title: 'Este token não pode ser enviado aqui',
        text: 'Cada transferência executa um programa do emissor, o que não é compatível.',
      },
    },
    moved: {
      title: 'O nome tem um novo endereço',
      text: 'Ele mudou desde a revisão. Pergunte ao destinatário antes de enviar. Nada foi enviado.',
    },
    declined: { title: 'Solicitação recusada', text: 'Nada foi enviado.' },
    send: 'Enviar',
    checking: { title: 'Verificando', text: 'Comparando a transação com a rede.' },
    signing: {
      title: 'Aprove em {wallet}',
      text: 'Sua carteira mostra o mesmo valor e o mesmo endereço.',
    },
    sentTitles: {
      pending: 'Enviando {amount} para {recipient}',
      confirmed: 'Você enviou {amount} para {recipient}',
      failed: 'A transferência falhou',
      replaced: 'A transferência foi substituída',
      dropped: 'A transferência não foi feita',
    },
  },
  sent: {
    texts: {
      pending: 'Você pode fechar esta janela. O envio continua na rede.',
      confirmed: 'Confirmada em {network}.',
      failed: 'Somente a taxa de rede foi paga.',
      replaced: 'Outra transação da sua conta tomou o lugar dela.',
      dropped: 'A rede não a conhece mais.',
    },
    done: 'Concluir',
  },
}
