// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Pair, Token} from "./Pair.sol";
import {PairFactory} from "./PairFactory.sol";
import {Permit2} from "./Permit2.sol";
import {WrappedEther} from "./WrappedEther.sol";

/// Executes commands in one transaction, with some commands of Uniswap's Universal Router. It takes tokens of its caller only, through
/// Permit2.
contract UniversalRouter {
    uint256 private constant CONTRACT_BALANCE = 1 << 255;

    Permit2 private immutable permit2;
    PairFactory private immutable pairs;
    WrappedEther private immutable wrapped;

    error ETHNotAccepted();
    error ExecutionFailed(uint256 commandIndex, bytes message);
    error InsufficientETH();
    error InvalidCommandType(uint256 commandType);
    error TransactionDeadlinePassed();
    error V2TooLittleReceived();
    error V2TooMuchRequested();

    constructor(Permit2 permit2_, PairFactory pairs_, WrappedEther wrapped_) {
        (permit2, pairs, wrapped) = (permit2_, pairs_, wrapped_);
    }

    receive() external payable {
        if (msg.sender != address(wrapped)) revert ETHNotAccepted();
    }

    function execute(bytes calldata commands, bytes[] calldata inputs, uint256 deadline) external payable {
        if (block.timestamp > deadline) revert TransactionDeadlinePassed();
        for (uint256 i = 0; i < commands.length; i++) {
            run(uint8(commands[i]), inputs[i], i);
        }
    }

    function run(uint256 command, bytes calldata input, uint256 index) private {
        if (command == 0x08 || command == 0x09) {
            (address recipient, uint256 amount, uint256 limit, address[] memory path, bool payerIsUser) =
                abi.decode(input, (address, uint256, uint256, address[], bool));
            address payer = payerIsUser ? msg.sender : address(this);
            if (command == 0x08) swapV2ExactInput(map(recipient), amount, limit, path, payer);
            else swapV2ExactOutput(map(recipient), amount, limit, path, payer);
        } else if (command == 0x0a) {
            (Permit2.PermitSingle memory permitSingle, bytes memory signature) =
                abi.decode(input, (Permit2.PermitSingle, bytes));
            try permit2.permit(msg.sender, permitSingle, signature) {}
            catch (bytes memory message) {
                revert ExecutionFailed(index, message);
            }
        } else if (command == 0x0b) {
            (address recipient, uint256 amount) = abi.decode(input, (address, uint256));
            if (amount == CONTRACT_BALANCE) amount = address(this).balance;
            if (amount > address(this).balance) revert InsufficientETH();
            wrapped.deposit{value: amount}();
            if (map(recipient) != address(this)) wrapped.transfer(map(recipient), amount);
        } else if (command == 0x0c) {
            (address recipient, uint256 amountMin) = abi.decode(input, (address, uint256));
            uint256 value = wrapped.balanceOf(address(this));
            if (value < amountMin) revert InsufficientETH();
            if (value == 0) return;
            wrapped.withdraw(value);
            (bool isSent,) = map(recipient).call{value: value}("");
            require(isSent, "ether not accepted");
        } else {
            revert InvalidCommandType(command);
        }
    }

    /// The addresses 1 and 2 stand for the caller and this contract.
    function map(address recipient) private view returns (address) {
        if (recipient == address(1)) return msg.sender;
        return recipient == address(2) ? address(this) : recipient;
    }

    function pay(address token, address payer, address recipient, uint256 amount) private {
        if (payer != address(this)) {
            require(amount <= type(uint160).max, "amount exceeds 160 bits");
            permit2.transferFrom(payer, recipient, uint160(amount), token);
            return;
        }
        if (amount == CONTRACT_BALANCE) amount = Token(token).balanceOf(address(this));
        require(Token(token).transfer(recipient, amount), "transfer failed");
    }

    function swapV2ExactInput(
        address recipient, uint256 amountIn, uint256 amountOutMin, address[] memory path, address payer
    ) private {
        Token tokenOut = Token(path[path.length - 1]);
        uint256 before = tokenOut.balanceOf(recipient);
        pay(path[0], payer, pairs.getPair(path[0], path[1]), amountIn);
        swapAlong(path, recipient);
        if (tokenOut.balanceOf(recipient) - before < amountOutMin) revert V2TooLittleReceived();
    }

    function swapV2ExactOutput(
        address recipient, uint256 amountOut, uint256 amountInMax, address[] memory path, address payer
    ) private {
        uint256 amountIn = amountOut;
        for (uint256 i = path.length - 1; i > 0; i--) {
            (, uint256 reserveIn, uint256 reserveOut) = getPool(path[i - 1], path[i]);
            amountIn = reserveIn * amountIn * 1000 / ((reserveOut - amountIn) * 997) + 1;
        }
        if (amountIn > amountInMax) revert V2TooMuchRequested();
        pay(path[0], payer, pairs.getPair(path[0], path[1]), amountIn);
        swapAlong(path, recipient);
    }

    function swapAlong(address[] memory path, address recipient) private {
        for (uint256 i = 0; i + 1 < path.length; i++) {
            (Pair pair, uint256 reserveIn, uint256 reserveOut) = getPool(path[i], path[i + 1]);
            uint256 input = (Token(path[i]).balanceOf(address(pair)) - reserveIn) * 997;
            uint256 amountOut = input * reserveOut / (reserveIn * 1000 + input);
            address next = i + 2 < path.length ? pairs.getPair(path[i + 1], path[i + 2]) : recipient;
            bool isFirst = path[i] == pair.token0();
            pair.swap(isFirst ? 0 : amountOut, isFirst ? amountOut : 0, next, "");
        }
    }

    function getPool(address tokenIn, address tokenOut)
        private
        view
        returns (Pair pair, uint256 reserveIn, uint256 reserveOut)
    {
        pair = Pair(pairs.getPair(tokenIn, tokenOut));
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        (reserveIn, reserveOut) = tokenIn == pair.token0() ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
