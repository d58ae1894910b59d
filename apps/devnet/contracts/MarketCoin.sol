// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// An ERC-20 for swaps with permits (EIP-2612). It may keep a part of each transfer, or refuse that anyone but its creator sells it:
/// then `transferFrom` reverts.
contract MarketCoin {
    string public name;
    string public symbol;
    string public constant version = "1";
    uint8 public constant decimals = 18;
    uint256 public immutable feeBps;
    bool public immutable refusesSales;
    address private immutable creator;
    uint256 public totalSupply;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address owner => uint256) public nonces;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(
        string memory name_, string memory symbol_, uint256 feeBps_, bool refusesSales_, address[] memory holders, uint256 each
    ) {
        (name, symbol, feeBps, refusesSales, creator) = (name_, symbol_, feeBps_, refusesSales_, msg.sender);
        totalSupply = each * holders.length;
        for (uint256 i = 0; i < holders.length; i++) {
            balanceOf[holders[i]] += each;
            emit Transfer(address(0), holders[i], each);
        }
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256(bytes(version)),
                block.chainid,
                address(this)
            )
        );
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        require(block.timestamp <= deadline, "permit expired");
        bytes32 content = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                owner,
                spender,
                value,
                nonces[owner]++,
                deadline
            )
        );
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), content)), v, r, s);
        require(signer != address(0) && signer == owner, "invalid permit");
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(!refusesSales || from == creator, "transfers are paused");
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "insufficient allowance");
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        require(to != address(0), "transfer to zero address");
        require(balanceOf[from] >= value, "insufficient balance");
        uint256 fee = value * feeBps / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        totalSupply -= fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) emit Transfer(from, address(0), fee);
    }
}
