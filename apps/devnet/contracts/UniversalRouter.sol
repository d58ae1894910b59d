// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ConcentratedFactory} from "./ConcentratedFactory.sol";
import {ConcentratedPool} from "./ConcentratedPool.sol";
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
    ConcentratedFactory private immutable pools;
    /// The most that the payer pays for an exact amount, during a swap.
    uint256 private maxAmountIn = type(uint256).max;

    error ETHNotAccepted();
    error ExecutionFailed(uint256 commandIndex, bytes message);
    error InsufficientETH();
    error InvalidCommandType(uint256 commandType);
    error TransactionDeadlinePassed();
    error V2TooLittleReceived();
    error V2TooMuchRequested();
    error V3InvalidAmountOut();
    error V3InvalidCaller();
    error V3TooLittleReceived();
    error V3TooMuchRequested();

    constructor(Permit2 permit2_, PairFactory pairs_, WrappedEther wrapped_, ConcentratedFactory pools_) {
        (permit2, pairs, wrapped, pools) = (permit2_, pairs_, wrapped_, pools_);
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
        if (command == 0x00 || command == 0x01) {
            (address recipient, uint256 amount, uint256 limit, bytes memory path, bool payerIsUser) =
                abi.decode(input, (address, uint256, uint256, bytes, bool));
            address payer = payerIsUser ? msg.sender : address(this);
            if (command == 0x00) swapV3ExactInput(map(recipient), amount, limit, path, payer);
            else swapV3ExactOutput(map(recipient), amount, limit, path, payer);
        } else if (command == 0x08 || command == 0x09) {
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

    function swapV3ExactInput(
        address recipient, uint256 amountIn, uint256 amountOutMin, bytes memory path, address payer
    ) private {
        (address tokenIn,,) = decodePool(path, 0);
        if (amountIn == CONTRACT_BALANCE) amountIn = Token(tokenIn).balanceOf(address(this));
        for (uint256 offset = 0; offset + 43 <= path.length; offset += 23) {
            address to = offset + 43 < path.length ? address(this) : recipient;
            (int256 amount0, int256 amount1, bool isZeroForOne) =
                swapV3(int256(amountIn), to, slice(path, offset, 43), payer);
            amountIn = uint256(-(isZeroForOne ? amount1 : amount0));
            payer = address(this);
        }
        if (amountIn < amountOutMin) revert V3TooLittleReceived();
    }

    function swapV3ExactOutput(
        address recipient, uint256 amountOut, uint256 amountInMax, bytes memory path, address payer
    ) private {
        maxAmountIn = amountInMax;
        (int256 amount0, int256 amount1, bool isZeroForOne) = swapV3(-int256(amountOut), recipient, path, payer);
        if (uint256(-(isZeroForOne ? amount1 : amount0)) != amountOut) revert V3InvalidAmountOut();
        maxAmountIn = type(uint256).max;
    }

    /// Swaps with the first pool of a path, which begins with the token that is sold, or with that which is bought exactly.
    function swapV3(int256 amount, address recipient, bytes memory path, address payer)
        private
        returns (int256 amount0, int256 amount1, bool isZeroForOne)
    {
        (address first, uint24 fee, address second) = decodePool(path, 0);
        isZeroForOne = (amount > 0) == (first < second);
        uint160 limit =
            isZeroForOne ? 4295128740 : 1461446703485210103287273052203988822378723970341;
        (amount0, amount1) = ConcentratedPool(pools.getPool(first, second, fee)).swap(
            recipient, isZeroForOne, amount, limit, abi.encode(path, payer)
        );
    }

    function uniswapV3SwapCallback(int256 amount0Delta, int256 amount1Delta, bytes calldata data) external {
        (bytes memory path, address payer) = abi.decode(data, (bytes, address));
        (address first, uint24 fee, address second) = decodePool(path, 0);
        if (msg.sender != pools.getPool(first, second, fee)) revert V3InvalidCaller();
        (bool isExactIn, uint256 amount) = amount0Delta > 0
            ? (first < second, uint256(amount0Delta))
            : (second < first, uint256(amount1Delta));
        if (isExactIn) return pay(first, payer, msg.sender, amount);
        if (path.length > 43) {
            swapV3(-int256(amount), msg.sender, slice(path, 23, path.length - 23), payer);
            return;
        }
        if (amount > maxAmountIn) revert V3TooMuchRequested();
        pay(second, payer, msg.sender, amount);
    }

    function decodePool(bytes memory path, uint256 offset) private pure returns (address, uint24, address) {
        uint256 word = read(path, offset);
        uint256 next = read(path, offset + 20);
        return (address(uint160(word >> 96)), uint24(next >> 232), address(uint160(read(path, offset + 23) >> 96)));
    }

    function read(bytes memory path, uint256 offset) private pure returns (uint256 word) {
        require(offset + 20 <= path.length, "path is too short");
        assembly {
            word := mload(add(add(path, 32), offset))
        }
    }

    function slice(bytes memory path, uint256 offset, uint256 length) private pure returns (bytes memory part) {
        part = new bytes(length);
        for (uint256 i = 0; i < length; i++) part[i] = path[offset + i];
    }
}
