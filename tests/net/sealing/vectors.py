"""Test vectors of CPace: draft-irtf-cfrg-cpace-21, appendices A.1, B.1.1 to B.1.5 and B.1.10."""

from __future__ import annotations

from typing import Final

PASSWORD: Final = b"Password"
CHANNEL: Final = bytes.fromhex("0b415f696e69746961746f720b425f726573706f6e646572")
SESSION: Final = bytes.fromhex("7e4b4791d6a8ef019b936c79fb7f2c57")
GENERATOR_STRING: Final = bytes.fromhex(
    "0843506163653235350850617373776f72646d000000000000000000"
    "00000000000000000000000000000000000000000000000000000000"
    "00000000000000000000000000000000000000000000000000000000"
    "00000000000000000000000000000000000000000000000000000000"
    "00000000000000000000000000000000180b415f696e69746961746f"
    "720b425f726573706f6e646572107e4b4791d6a8ef019b936c79fb7f"
    "2c57"
)
FIELD_ELEMENT: Final = bytes.fromhex("03998087bdb1a2617bbe25ef5a7c18cd4f84f902328701790958755ee4aed1d3")
GENERATOR: Final = bytes.fromhex("d04bf6d41f6a289632a2e929fa29bebd51092512a7829fdde7d314b62f05a73f")
SCALAR_A: Final = bytes.fromhex("21b4f4bd9e64ed355c3eb676a28ebedaf6d8f17bdc365995b319097153044080")
DATA_A: Final = b"ADa"
SHARE_A: Final = bytes.fromhex("1d13c89278cdadd826f6d8d7f887701430f8380ddc17611cdd6dc989ce0c9f32")
SCALAR_B: Final = bytes.fromhex("848b0779ff415f0af4ea14df9dd1d3c29ac41d836c7808896c4eba19c51ac40a")
DATA_B: Final = b"ADb"
SHARE_B: Final = bytes.fromhex("248cccf6d5cdc3646f0ad593f9e6cef4e69d4945f8372e623512ecea32185623")
COMMON: Final = bytes.fromhex("5b067effbdc0b2a0e1d907b21ebb25cfedb96a852179a847c37e43ee71322c6b")
SESSION_KEY: Final = bytes.fromhex(
    "6e19b875f7a561d6b3ca3dbb9ef42ac55de3e717881018204b8922b4"
    "d5e53bb2aa82c300bea7b65d2b671da71922ddf6472301b79bc270ad"
    "fa8bf413285f2263"
)

POINT_SCALAR: Final = bytes.fromhex("af46e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449aff")
LOW_ORDER: Final = tuple(
    map(
        bytes.fromhex,
        (
            "0000000000000000000000000000000000000000000000000000000000000000",
            "0100000000000000000000000000000000000000000000000000000000000000",
            "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
            "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
            "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        ),
    )
)
"""The points u0 to u5 and u7, at which an exchange must be given up."""

HIGH_BIT: Final = tuple(
    (bytes.fromhex(point), bytes.fromhex(product))
    for point, product in (
        (
            "daffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
            "d8e2c776bbacd510d09fd9278b7edcd25fc5ae9adfba3b6e040e8d3b71b21806",
        ),
        (
            "dbffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
            "c85c655ebe8be44ba9c0ffde69f2fe10194458d137f09bbff725ce58803cdb38",
        ),
        (
            "d9ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
            "db64dafa9b8fdd136914e61461935fe92aa372cb056314e1231bc4ec12417456",
        ),
        (
            "cdeb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b880",
            "e062dcd5376d58297be2618c7498f55baa07d7e03184e8aada20bca28888bf7a",
        ),
        (
            "4c9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f11d7",
            "993c6ad11c4c29da9a56f7691fd0ff8d732e49de6250b6c2e80003ff4629a175",
        ),
    )
)
"""The points u6, u8, u9, ua and ub, whose highest bit does not count, with their products."""
